// `npm test`: installs what a fresh machine lacks, then runs every check and adds up what passed and failed.
// Plain JavaScript without a dependency, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const RESULTS = "test-results";
const totals = { passed: 0, failed: 0 };
/** What failed among the tests that ran long before the end, told once more there. */
const failures = [];
/** Browser tests that failed once and passed then: no failure, and not to be passed over. */
const secondTries = [];

if (!existsSync("node_modules/vitest")) must("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// Side by side, for each is busy on one processor, or waits for a network.
const types = check("types", "npx", ["tsc", "--noEmit"]);
const lintAndBuild = check("lint", "npx", ["biome", "check", "--error-on-warnings"]).then(() =>
	check("build", "npm", ["run", "build"]),
);
await install();
await types;
if (await lintAndBuild) {
	const unit = `${RESULTS}/vitest.json`;
	run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unit}`]);
	add("unit and request tests", unit, ({ numPassedTests, numFailedTests, testResults }) => {
		const failed = testResults.filter(({ status }) => status === "failed");
		const told = failed.flatMap(({ name, message, assertionResults }) => {
			const assertions = assertionResults.filter((assertion) => assertion.status === "failed");
			return assertions.length > 0
				? assertions.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`)
				: [`${name} could not be run: ${message}`];
		});
		failures.push(...told);
		return [numPassedTests, Math.max(numFailedTests, told.length)];
	});
	for (const engine of ["sqlite", "postgres"]) {
		const browser = `${RESULTS}/playwright-${engine}.json`;
		process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = resolve(browser);
		process.env.TEST_DATABASE = engine;
		run("npx", ["playwright", "test", "--config=tests/browser", "--reporter=list,json"]);
		add(`browser tests on ${engine}`, browser, ({ stats, suites }) => {
			secondTries.push(...suites.flatMap(passedAtSecondTry).map((title) => `${title} (${engine})`));
			return [stats.expected + stats.flaky, stats.unexpected];
		});
	}
}

for (const failure of failures) console.log(`\nfailed: ${failure}`);
for (const title of secondTries) console.log(`\npassed only at the second try: ${title}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Runs a command with its output shown. Returns whether it succeeded. */
function run(command, parameters) {
	console.log(`\n$ ${command} ${parameters.join(" ")}`);
	return spawnSync(command, parameters, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

function must(command, parameters) {
	if (!run(command, parameters)) process.exit(1);
}

/** Runs a check that passes or fails as a whole, and shows its output when it is over. */
async function check(name, command, parameters) {
	const { status, output } = await ran(command, parameters);
	const passed = status === 0;
	totals[passed ? "passed" : "failed"]++;
	console.log(`\n$ ${command} ${parameters.join(" ")}\n${output}${name}: ${passed ? "passed" : "failed"}`);
	return passed;
}

/** Runs a command while others run too. Resolves to its status and all that it printed. */
function ran(command, parameters, options = {}) {
	return new Promise((resolve) => {
		let output = "";
		const stdio = ["ignore", "pipe", "pipe"];
		const child = spawn(command, parameters, { shell: process.platform === "win32", stdio, ...options });
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		child.once("error", ({ message }) => resolve({ status: null, output: message }));
		child.once("close", (status) => resolve({ status, output }));
		// What was ended for its time may leave others behind that hold its output open.
		child.once("exit", (status, signal) => signal && resolve({ status, output }));
	});
}

/** Adds a runner's own counts. A report that is missing, unreadable or without a test is a failure. */
function add(name, file, counts) {
	let [passed, failed] = [0, 1];
	try {
		[passed, failed] = counts(JSON.parse(readFileSync(file, "utf8")));
		if (passed + failed === 0) failed = 1;
	} catch (error) {
		console.error(`${name}: no report (${error.message})`);
	}
	totals.passed += passed;
	totals.failed += failed;
	console.log(`${name}: ${passed} passed, ${failed} failed`);
}

/** The titles of Playwright's flaky tests in one suite of its report, and in those within. */
function passedAtSecondTry({ specs = [], suites = [] }) {
	const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
	return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(passedAtSecondTry)];
}

/** Fetches what a fresh machine lacks. */
async function install() {
	process.env.CHROMIUM_PATH ||= await findChromium();
	// Without a font of theirs the letters of Hindi are boxes, wider than any.
	if (!hasHindiFont()) await installDebian("fonts-lohit-deva");
	if (!onPath("sqlite3")) await installDebian("sqlite3");
	if (!hasPostgres()) await installDebian("postgresql");
}

/**
 * Chromium's headless shell: a whole browser draws a window of its own around each page, and takes five times as long to
 * open one. The system's or Debian's, else Playwright's own download (then the path stays empty), else a whole browser.
 */
async function findChromium() {
	const shell = "chromium-headless-shell";
	if (onPath(shell) || (await installDebian(shell))) return onPath(shell);
	const download = ["playwright", "install", "--with-deps", "--only-shell", "chromium"];
	if ((await ran("npx", download, { timeout: 180_000 })).status === 0) return "";
	const whole = () => ["chromium", "chromium-browser", "google-chrome"].map(onPath).find(Boolean);
	if (!whole()) await installDebian("chromium");
	return whole() ?? "";
}

/** Installs a package where the system has apt-get. Returns whether it is there now. */
async function installDebian(name) {
	if (!onPath("apt-get")) return false;
	const root = process.getuid?.() === 0 ? [] : ["sudo"];
	let installed = false;
	for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
		const [command, ...rest] = [...root, "apt-get", ...parameters];
		const { status, output } = await ran(command, rest);
		installed = status === 0;
		console.log(`\n$ ${command} ${rest.join(" ")}\n${output}`);
	}
	return installed;
}

function onPath(name) {
	const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
	return found.status === 0 ? found.stdout.trim() : "";
}

function hasHindiFont() {
	return (spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" }).stdout ?? "") !== "";
}

/** Whether PostgreSQL's server is there, where Debian puts it or where a build of one's own says. */
function hasPostgres() {
	const places = '"$(pg_config --bindir)/postgres" /usr/lib/postgresql/*/bin/postgres';
	return spawnSync("sh", ["-c", `ls ${places}`], { encoding: "utf8" }).stdout !== "";
}
