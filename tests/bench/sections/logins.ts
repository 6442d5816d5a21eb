import { type Contender, withContenders } from "../contenders";
import { load } from "../load";
import { PASSWORD } from "../people";
import { inTurn, type Section } from "../section";

const CLIENTS = 8;
/** A login takes a quarter of a second on one core: shorter turns would count a handful. */
const LEAST_SECONDS = 4;

/** What pages are like while eight clients log in without pause, and how many logins there are. */
export const logins: Section = ({ rounds, seconds, names, databases }) =>
	withContenders(names, databases, async (contenders) => {
		const seen = await inTurn(rounds, contenders, async (contender) => {
			const duration = Math.max(seconds, LEAST_SECONDS);
			const kept = await besideLogins(contender, "/", duration);
			const rendered = await besideLogins(contender, "/?anew=1", duration);
			return {
				share: kept.share,
				p99: kept.p99,
				renderedShare: rendered.share,
				renderedP99: rendered.p99,
				logins: (kept.logins + rendered.logins) / 2,
			};
		});
		const half = { words: ">= 50 %", holds: ({ saathi }: { saathi: number }) => saathi >= 50 };
		const prompt = { words: "<= 60 ms", holds: ({ saathi }: { saathi: number }) => saathi <= 60 };
		return [
			{ what: "While 8 log in: pages, of their idle rate", unit: "%", figures: seen.share, budget: half },
			{ what: "While 8 log in: page, p99", unit: "ms", figures: seen.p99, budget: prompt },
			{
				what: "While 8 log in: rendered pages, of their idle rate",
				unit: "%",
				figures: seen.renderedShare,
				budget: half,
			},
			{ what: "While 8 log in: rendered page, p99", unit: "ms", figures: seen.renderedP99, budget: prompt },
			{
				what: "Logins meanwhile (floor: on the main thread)",
				unit: "/s",
				figures: seen.logins,
				budget: { words: ">= floor", holds: ({ saathi, floor }) => saathi >= floor },
			},
		];
	});

/** Asks for a page at rest and again while people log in: its rate in percent of that at rest, and logins a second. */
async function besideLogins(contender: Contender, path: string, seconds: number) {
	const pages = () => load(contender.url + path, { connections: CLIENTS, seconds });
	const idle = await pages();
	const [busy, logins] = await Promise.all([pages(), logInFor(contender, seconds)]);
	return { share: (100 * busy.rate) / idle.rate, p99: busy.p99, logins };
}

/** Each client logs in again and again, and ends the login that it has begun. Returns logins a second. */
async function logInFor({ name, url, people }: Contender, seconds: number): Promise<number> {
	const startedAt = performance.now();
	let done = 0;
	const client = async (number: number) => {
		const body = JSON.stringify({ email: people[number]?.email ?? "", password: PASSWORD });
		do {
			const answer = await fetch(name === "floor" ? `${url}/login` : `${url}/api/login`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body,
			});
			await answer.arrayBuffer();
			if (!answer.ok) throw new Error(`A login was answered with ${answer.status}.`);
			done++;
		} while (performance.now() - startedAt < seconds * 1000);
	};
	await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
	return (1000 * done) / (performance.now() - startedAt);
}
