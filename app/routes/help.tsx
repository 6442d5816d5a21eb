import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { helpIn } from "~/features/help/help.server";
import type { HelpShown, LineShown } from "~/features/help/shown";
import { languageOf } from "~/http/language.server";
import { pageHeaders } from "~/http/pages.server";
import type { RouteHandle } from "~/root";
import { callLink } from "~/ui/call-link";
import { withLinks } from "~/ui/chat/links";
import { useKeptPage } from "~/ui/help/kept-page";
import { overLine } from "~/ui/line";
import { pageTitle } from "~/ui/page-title";

export async function loader({ request }: LoaderFunctionArgs) {
	return { offline: new URL(request.url).searchParams.has("offline"), help: helpIn(languageOf(request)) };
}

export const clientLoader = overLine;

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true };

export const meta = pageTitle<typeof loader>((data) => data?.help.words.title ?? "Help right now");

export default function Help() {
	const { offline, help } = useLoaderData<typeof loader>();
	const { words, lines } = help;
	useKeptPage();
	const numbers = lines.map(({ number }) => number);
	return (
		<main id="main" className="page help">
			<div className="page-title">
				<h1>{words.title}</h1>
				<p className="lead">{withLinks(words.lead ?? "", numbers)}</p>
				{offline && <p className="notice">{words.offline}</p>}
			</div>
			<nav className="help-needs" aria-labelledby="needs">
				<h2 id="needs">{words.needs}</h2>
				<ul>
					<li>
						<a href="#lines">{words.lines}</a>
					</li>
					<li>
						<a href="#calm">{words.calm}</a>
					</li>
					{help.needs.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ul>
			</nav>
			{help.needs.map(({ id, title, steps }) => (
				<section className="help-need" key={id} aria-labelledby={id}>
					<h2 id={id}>{title}</h2>
					<Steps steps={steps} numbers={numbers} />
					<ToList words={words} />
				</section>
			))}
			<Calm help={help} />
			<Lines words={words} lines={lines} />
			<div className="help-notes">
				{help.reviewed === "" && <p>{words["not-reviewed"]}</p>}
				<p>{words.leaving}</p>
				<p>{words.kept}</p>
			</div>
			<p className="actions">
				<Link className="button button-quiet" to="/chatbot">
					{words["talk-on"]}
				</Link>
				<Link className="button button-quiet" to="/plan">
					{words.plan}
				</Link>
				<Link className="button button-quiet" to="/data">
					{words.data}
				</Link>
			</p>
		</main>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

function Steps({ steps, numbers }: { steps: readonly string[]; numbers: readonly string[] }) {
	return (
		<ol>
			{steps.map((step) => (
				<li key={step}>
					<p>{withLinks(step, numbers)}</p>
				</li>
			))}
		</ol>
	);
}

/** What helps without anybody else. The circle moves only for whoever opens it, and not where less motion is asked for. */
function Calm({ help: { words, grounding, breathing } }: { help: HelpShown }) {
	return (
		<section className="help-calm" aria-labelledby="calm">
			<h2 id="calm">{words.calm}</h2>
			<div>
				<h3>{grounding.title}</h3>
				<Steps steps={grounding.steps} numbers={[]} />
			</div>
			<details>
				<summary className="button button-quiet">{breathing.title}</summary>
				<Steps steps={breathing.steps} numbers={[]} />
				<div className="breath" aria-hidden="true">
					<span className="breath-in">{breathing.in}</span>
					<span className="breath-out">{breathing.out}</span>
				</div>
			</details>
			<ToList words={words} />
		</section>
	);
}

function Lines({ words, lines }: { words: HelpShown["words"]; lines: readonly LineShown[] }) {
	return (
		<section className="lines" aria-labelledby="lines">
			<h2 id="lines">{words.lines}</h2>
			{lines.map((line) => (
				<article className="card line" key={line.id} aria-labelledby={`line-${line.id}`}>
					<h3 id={`line-${line.id}`}>{line.name}</h3>
					<p>{line.purpose}</p>
					<a className="button" href={callLink(line.number)}>
						{line.number}
					</a>
					<dl>
						<Told term={words.hours} text={line.hours ?? words["not-checked"]} />
						<Told term={words.languages} text={line.languages ?? words["not-checked"]} />
						{line.free && <Told term={words.cost} text={words.free} />}
						{line.happens !== null && <Told term={words.happens} text={line.happens} />}
						<Told term={words.checked} text={line.checked ?? words["not-checked"]} />
						{line.source !== null && <Told term={words.source} text={line.source} />}
					</dl>
				</article>
			))}
			<ToList words={words} />
		</section>
	);
}

function ToList({ words }: { words: HelpShown["words"] }) {
	return (
		<p className="help-back">
			<a href="#needs">{words["to-list"]}</a>
		</p>
	);
}

function Told({ term, text }: { term: string | undefined; text: string | undefined }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{text}</dd>
		</div>
	);
}
