import { Agent, request } from "node:http";
import { type Contender, withContenders } from "../contenders";
import { inTurn, type Section } from "../section";
import { quantile } from "../statistics";

const AT_ONCE = 4;
/** Long enough for a talk, and so that a flow or exercise comes to its end. */
const MESSAGES = [
	"Hello",
	"I could not sleep at all this week and I am so tired",
	"My exams are in ten days and I have not even begun",
	"My father says I will fail anyway",
	"yes",
	"I feel like nobody would notice if I was not there",
	"What can I do when my heart is racing in class?",
	"ok let us try that",
	"done",
	"It helped a little",
	"mujhe bahut akela lagta hai",
	"My friend stopped talking to me after the fight about money",
	"No, I do not want an exercise",
	"Are you a real person?",
	"How can I book a session with a counsellor?",
	"I keep thinking about the mistake I made at work, again and again, and then I cannot start anything new",
	"maybe",
	"I am angry with myself",
	"stop",
	"Thank you, that is all for today",
];

/** How long a reply takes while four people talk, and how late the server's event loop is meanwhile. */
export const chat: Section = ({ rounds, seconds, names, databases }) =>
	withContenders(
		names.filter((name) => name !== "floor"),
		databases,
		async (contenders) => {
			for (const contender of contenders) await talk(contender, Date.now()); // The model is warm then.
			const seen = await inTurn(rounds, contenders, async (contender) => {
				await contender.probe();
				const until = Date.now() + seconds * 1000;
				const talks = await Promise.all(Array.from({ length: AT_ONCE }, () => talk(contender, until)));
				const times = talks.flat();
				const { delay99 } = await contender.probe();
				return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), delay99 };
			});
			const atMost = (bound: number) => ({
				words: `<= ${bound} ms`,
				holds: ({ saathi }: { saathi: number }) => saathi <= bound,
			});
			return [
				{ what: "Chat, 4 at once: reply, median", unit: "ms", figures: seen.p50, budget: atMost(25) },
				{ what: "Chat, 4 at once: reply, p99", unit: "ms", figures: seen.p99, budget: atMost(80) },
				{ what: "Chat, 4 at once: event loop late, p99", unit: "ms", figures: seen.delay99, budget: atMost(20) },
			];
		},
	);

/** Talks in new conversations until a moment, each to its end. Returns what each reply took, in milliseconds. */
export async function talk({ url }: Contender, until: number): Promise<number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	do {
		let cookie: string | null = null;
		for (const userInput of MESSAGES) {
			const before = performance.now();
			cookie = await say(url, agent, cookie, userInput);
			times.push(performance.now() - before);
		}
	} while (Date.now() < until);
	agent.destroy();
	return times;
}

/** Sends one message and returns the conversation's cookie. */
function say(url: string, agent: Agent, cookie: string | null, userInput: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const headers = { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) };
		const sent = request(`${url}/api/chat`, { method: "POST", agent, headers }, (answer) => {
			const [set] = answer.headers["set-cookie"] ?? [];
			answer.on("error", reject).resume();
			answer.on("end", () => {
				if (answer.statusCode !== 200) reject(new Error(`The bot answered ${answer.statusCode}.`));
				else resolve(set?.split(";")[0] ?? "");
			});
		});
		sent.on("error", reject);
		sent.end(JSON.stringify({ userInput }));
	});
}
