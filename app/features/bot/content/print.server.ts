// `npm run content -- FILE.html`: all that the bot can say, and to which words, as one page to read and print.
import { writeFileSync } from "node:fs";
import { CONTENT } from "./content.server";
import { type Act, type Entry, type Flow, LANGUAGES, type Step } from "./schema";

type Columns = Readonly<Record<(typeof LANGUAGES)[number], string | readonly string[]>>;

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>What the bot says</title><style>
body{font:14px/1.45 system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem}table{width:100%;border-collapse:collapse;table-layout:fixed;margin:.25rem 0 1rem}
td{border:1px solid #bbb;padding:.3rem .5rem;vertical-align:top;overflow-wrap:anywhere}small{color:#555}h2{break-before:page}tr{break-inside:avoid}</style>`;

const escaped = (text: string) =>
	text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** One row of three columns, several wordings under each other. */
function row(label: string, columns: Columns): string {
	const cells = LANGUAGES.map((language) => {
		const text = columns[language];
		return `<td lang="${language === "hinglish" ? "hi-Latn" : language}">${(typeof text === "string" ? [text] : text).map(escaped).join("<br>")}</td>`;
	});
	return `<tr><td><small>${escaped(label)}</small></td>${cells.join("")}</tr>`;
}

function stepRows(name: string, step: Step): string {
	const leads = [step.next && `then ${step.next}`, step.else && `anything else: ${step.else}`]
		.filter(Boolean)
		.join("; ");
	const options = step.options.map((option) => row(`▸ ${option.to}`, option.text));
	return row(`${name}${leads === "" ? "" : ` (${leads})`}`, step.say) + options.join("");
}

function signRows({ signs, heard, words, stands }: Flow): string {
	const told = signs.flatMap(({ id, say, to }) => (say ? [row(`told: ${id}, then ${to ?? "as before"}`, say)] : []));
	const standing = stands.map(({ say }) => row("what still counts", say));
	return [...told, heard ? row("heard", heard) : "", words ? row("words", words) : "", ...standing].join("");
}

function flowPart(flow: Flow): string {
	const { id, kind, source, reviewed, ways, steps } = flow;
	const rows = Object.entries(steps).map(([name, step]) => stepRows(name, step));
	const read = reviewed === "" ? "no clinician has read this yet" : reviewed;
	return `<h3>${kind}: ${id}</h3><p><small>${escaped(source)}<br>Reviewed: ${escaped(read)}</small></p><table>${row("heard as", ways)}${rows.join("")}${signRows(flow)}</table>`;
}

function entryPart({ id, does, ways, say, source = "" }: Entry): string {
	return `<h4>${id} <small>${does}</small></h4><p><small>${escaped(source)}</small></p><table>${row("heard as", ways)}${row("says", say)}</table>`;
}

function actPart({ id, is, say, beside }: Act): string {
	const rows = Object.entries({ ...say, ...(beside && { "before an answer": beside }) }).map(([tone, text]) =>
		row(tone, text),
	);
	return `<h4>${id} <small>who ${escaped(is)}</small></h4><table>${rows.join("")}</table>`;
}

const page = [
	HEAD,
	"<h1>What the bot says</h1><p>English, Hindi in Latin letters, Hindi.</p>",
	"<h2>Flows</h2>",
	...[...CONTENT.flows.values()].map(flowPart),
	"<h2>What is said to what a message does</h2>",
	...[...CONTENT.acts.values()].map(actPart),
	"<h2>Answers, remarks and wishes</h2>",
	...[...CONTENT.entries.values()].map(entryPart),
	"<h2>Sentences of the engine</h2><table>",
	...[...CONTENT.sentences].map(([id, text]) => row(id, text)),
	"</table><h2>Lines of help</h2><table>",
	...Object.entries(CONTENT.lines).map(
		([id, { number, name, hours }]) => row(`${id} ${number}`, name) + row("hours", hours),
	),
	"</table>",
].join("\n");
const file = process.argv[2] ?? "content.html";
writeFileSync(file, page);
console.log(`${file}: ${CONTENT.flows.size} flows, ${CONTENT.entries.size} answers, remarks and wishes`);
