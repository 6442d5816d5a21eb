import { useRouteLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { clinicTime } from "~/features/calendar";
import type { ChatMessage } from "~/features/chat/message";
import type { loader as rootLoader } from "~/root";
import { dayInWords, timeInWords } from "~/ui/dates";
import { withLinks } from "./links";

type HistoryProps = {
	messages: readonly ChatMessage[];
	/** Telephone numbers to link in the bot's words. */
	helplines: readonly string[];
	sending?: boolean;
	/** What stands under the newest message. */
	children: ReactNode;
};

/** The talk so far by days of the clinic's calendar, the newest message in view. */
export function History({ messages, helplines, sending = false, children }: HistoryProps) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const viewport = useRef<HTMLDivElement>(null);
	const newest = messages.at(-1)?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what there is to scroll to.
	useEffect(() => {
		if (newest === undefined) return;
		if (viewport.current) showNewest(viewport.current);
	}, [newest, sending]);
	const dated = messages.map((message) => ({
		...message,
		...clinicTime(new Date(message.at), root?.clinic.timeZone ?? "UTC"),
	}));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
		<div className="chat-viewport" ref={viewport} tabIndex={0} role="log" aria-label="Conversation">
			<div>
				<ol className="chat-history">
					{dated.map((message, index) => (
						<Fragment key={message.id}>
							{message.date !== dated[index - 1]?.date && <Day date={message.date} today={root?.clinic.today} />}
							<Message
								message={message}
								minute={message.minute}
								name={message.role === "user" ? "You" : (root?.product.name ?? "Bot")}
								helplines={helplines}
								latest={index === dated.length - 1}
							/>
						</Fragment>
					))}
				</ol>
				{children}
				{sending && <p className="chat-thinking">Thinking…</p>}
			</div>
		</div>
	);
}

/** Brings the newest message into view: its end, or where it is longer than the window its beginning. */
function showNewest(viewport: HTMLElement): void {
	// The column runs backwards (see chat.css), so that it stands at its end without script: its end is 0.
	viewport.scrollTo({ top: 0 });
	// In a low window the page scrolls, not the column.
	viewport.scrollIntoView({ block: "end" });
	const newest = viewport.querySelector("#latest");
	if (newest === null) return;
	const room = Math.max(0, viewport.getBoundingClientRect().top);
	if (newest.getBoundingClientRect().top < room) newest.scrollIntoView({ block: "start" });
}

/** Where a day of the talk begins. Seen and found as a heading, not announced: it comes with the day's first message. */
function Day({ date, today }: { date: string; today: string | undefined }) {
	return (
		<li aria-live="off">
			<h2 className="chat-day">
				<time dateTime={date}>{date === today ? "Today" : dayInWords(date)}</time>
			</h2>
		</li>
	);
}

type MessageProps = {
	message: ChatMessage;
	/** When it was said: minutes after midnight. */
	minute: number;
	/** Who said it. */
	name: string;
	helplines: readonly string[];
	latest: boolean;
};

/** One message. The person's own is not announced: they know what they wrote. */
function Message({ message, minute, name, helplines, latest }: MessageProps) {
	const own = message.role === "user";
	return (
		<li
			className={own ? "bubble bubble-user" : "bubble bubble-bot"}
			id={latest ? "latest" : undefined}
			aria-live={own ? "off" : undefined}
		>
			<p className="bubble-by">
				{name} <span className="visually-hidden">said at </span>
				<time dateTime={message.at}>{timeInWords(minute)}</time>
			</p>
			<div className="bubble-text" dir="auto" lang={languageOf(message.message)}>
				{own ? message.message : withLinks(message.message, helplines)}
			</div>
		</li>
	);
}

/** The language of a text where its script tells, so that it is read aloud in the right voice. */
function languageOf(text: string): string | undefined {
	return /\p{Script=Devanagari}/u.test(text) ? "hi" : undefined;
}
