// Loaded with --import: the clock of the process stands at CLOCK_AT (ISO 8601) and goes on by CLOCK_STEP_MS with every
// SIGUSR2. why: nobody can wait for midnight, and a test that comes too early or too late would say nothing.
const RealDate = Date;
let now = RealDate.parse(process.env.CLOCK_AT);

globalThis.Date = class extends RealDate {
	constructor(...given) {
		if (given.length === 0) super(now);
		else super(...given);
	}

	static now() {
		return now;
	}
};

process.on("SIGUSR2", () => {
	now += Number(process.env.CLOCK_STEP_MS);
});
