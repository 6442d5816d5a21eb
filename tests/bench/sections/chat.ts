import { Agent, request } from "node:http";
import { createEncoder, type Encoder } from "../../../app/features/bot/meaning/encoder.server";
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

/** How much longer than the encoder for one text a reply may take, where that is more than the bound. */
const TIMES_THE_ENCODER = 4;

/**
 * How long a reply takes while four people talk, and how late the server's event loop is meanwhile; beside it the sentence
 * encoder by itself, asked the same messages one after the other and by four at once, in the same rounds.
 */
export const chat: Section = ({ rounds, seconds, names, databases }) =>
	withContenders(
		names.filter((name) => name !== "floor"),
		databases,
		async (contenders) => {
			const encoder = createEncoder();
			await encoder.start();
			for (const contender of contenders) await talk(contender, Date.now()); // The model is warm then.
			const seen = await inTurn(rounds, contenders, async (contender) => {
				await contender.probe();
				const until = Date.now() + seconds * 1000;
				const talks = await Promise.all(Array.from({ length: AT_ONCE }, () => talk(contender, until)));
				const times = talks.flat();
				const { delay99 } = await contender.probe();
				const alone = await encodings(encoder, 1, seconds);
				const together = await encodings(encoder, AT_ONCE, seconds);
				return {
					p50: quantile(times, 0.5),
					p99: quantile(times, 0.99),
					delay99,
					alone50: quantile(alone, 0.5),
					alone99: quantile(alone, 0.99),
					together50: quantile(together, 0.5),
					together99: quantile(together, 0.99),
				};
			});
			await encoder.stop();
			const replies = (bound: number, encoderTakes: number) => {
				const allowed = Math.max(bound, TIMES_THE_ENCODER * encoderTakes);
				return { words: `<= ${bound} ms, or ${TIMES_THE_ENCODER} x the encoder at once`, holds: atMost(allowed) };
			};
			return [
				{
					what: "Chat, 4 at once: reply, median",
					unit: "ms",
					figures: seen.p50,
					budget: replies(20, seen.together50.saathi ?? 0),
				},
				{
					what: "Chat, 4 at once: reply, p99",
					unit: "ms",
					figures: seen.p99,
					budget: replies(60, seen.together99.saathi ?? 0),
				},
				{
					what: "Chat, 4 at once: event loop late, p99",
					unit: "ms",
					figures: seen.delay99,
					budget: { words: "<= 20 ms", holds: atMost(20) },
				},
				{ what: "The encoder by itself, 4 at once: median", unit: "ms", figures: seen.together50 },
				{ what: "The encoder by itself, 4 at once: p99", unit: "ms", figures: seen.together99 },
				{ what: "The encoder by itself, one text: median", unit: "ms", figures: seen.alone50 },
				{ what: "The encoder by itself, one text: p99", unit: "ms", figures: seen.alone99 },
			];
		},
	);

function atMost(bound: number) {
	return ({ saathi }: { saathi: number }) => saathi <= bound;
}

/** Asks the encoder for the messages' vectors, so many at a time. Returns what each took, in milliseconds. */
async function encodings(encoder: Encoder, atOnce: number, seconds: number): Promise<number[]> {
	const until = Date.now() + seconds * 1000;
	const ask = async () => {
		const times: number[] = [];
		do {
			for (const message of MESSAGES) {
				const before = performance.now();
				if ((await encoder.encode(message.toLowerCase())) === null) throw new Error("The encoder was late.");
				times.push(performance.now() - before);
			}
		} while (Date.now() < until);
		return times;
	};
	return (await Promise.all(Array.from({ length: atOnce }, ask))).flat();
}

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
