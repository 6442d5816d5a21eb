import { useRouteLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { clinicTime } from "~/features/calendar";
import type { ChatMessage } from "~/features/chat/message";
import type { loader as rootLoader } from "~/root";
import { dayInWords, timeInWords } from "~/ui/dates";
import { useFrame } from "~/ui/frame";
import { useLasting } from "~/ui/lasting";
import { OtherLanguages } from "~/ui/other-languages";
import { textLanguage } from "~/ui/text-language";
import { withLinks } from "./links";
import { showNewest } from "./newest";
import { useTalkWords } from "./words";

type HistoryProps = {
	messages: readonly ChatMessage[];
	sending?: boolean;
	/** What scrolls. */
	log: RefObject<HTMLDivElement>;
	/** What stands under the newest message. */
	children: ReactNode;
};

/** The talk so far by days of the clinic's calendar, the newest message in view. */
export function History({ messages, sending = false, log, children }: HistoryProps) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const { chat } = useTalkWords();
	const newest = messages.at(-1)?.id;
	useEffect(() => {
		if (log.current === null) return;
		log.current.dataset.scripted = "";
		if (newest !== undefined) showNewest(log.current);
	}, [newest, log]);
	const contacts = root ? [...Object.values(root.helplines), root.product.phone, root.product.email] : [];
	const dated = messages.map((message) => ({
		...message,
		...clinicTime(new Date(message.at), root?.clinic.timeZone ?? "UTC"),
	}));
	// The frame's data are older than a message that was sent after midnight: then that one's day is today.
	const today = [root?.clinic.today ?? "", dated.at(-1)?.date ?? ""].sort().at(-1);
	return (
		<div
			className="chat-viewport"
			ref={log}
			// A scrolling region must be reachable by keyboard; an empty one is only a stop on the way.
			tabIndex={messages.length > 0 ? 0 : undefined}
			role="log"
			aria-label={chat.conversation}
		>
			<div>
				{messages.length > 0 && <OtherLanguages />}
				<ol className="chat-history">
					{dated.map((message, index) => (
						<Fragment key={message.id}>
							{message.date !== dated[index - 1]?.date && <Day date={message.date} today={today} />}
							<Message
								message={message}
								minute={message.minute}
								name={message.role === "user" ? chat.you : (root?.product.name ?? "Bot")}
								contacts={contacts}
								latest={index === dated.length - 1}
							/>
						</Fragment>
					))}
				</ol>
				{children}
				{sending && <Thinking log={log} />}
				<div className="chat-end" />
			</div>
		</div>
	);
}

/** How far from its end a talk may stand, in pixels, and be at its end all the same. */
const NEAR = 80;

/** Stands where the reply will come, and in view for whoever has not scrolled up. */
function Thinking({ log }: { log: RefObject<HTMLElement> }) {
	const long = useLasting(true);
	const { words } = useFrame();
	const { chat } = useTalkWords();
	const place = useRef<HTMLParagraphElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after a while (`long`) a line more is said, which has to be in view too.
	useEffect(() => {
		const talk = log.current;
		const atEnd = talk !== null && talk.scrollHeight - talk.scrollTop - talk.clientHeight < NEAR;
		// No further than it takes: before the first message the page may be longer than its window, and this in view.
		if (atEnd) place.current?.scrollIntoView({ block: "nearest" });
	}, [log, long]);
	return (
		<p className="chat-thinking" ref={place}>
			{chat.thinking}
			{long && ` ${words.slow}`}
		</p>
	);
}

/** Where a day of the talk begins. Seen and found as a heading, not announced: it comes with the day's first message. */
function Day({ date, today }: { date: string; today: string | undefined }) {
	const { chat } = useTalkWords();
	return (
		<li aria-live="off">
			<h2 className="chat-day">
				<time dateTime={date}>{date === today ? chat.today : dayInWords(date, chat)}</time>
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
	/** Telephone numbers and email addresses to link in the bot's words. */
	contacts: readonly string[];
	latest: boolean;
};

/** One message. The person's own is not announced: they know what they wrote. */
function Message({ message, minute, name, contacts, latest }: MessageProps) {
	const own = message.role === "user";
	const { chat } = useTalkWords();
	const { language } = useFrame();
	return (
		<li
			className={own ? "bubble bubble-user" : "bubble bubble-bot"}
			id={latest ? "latest" : undefined}
			aria-live={own ? "off" : undefined}
		>
			<p className="bubble-by">
				{name} <span className="visually-hidden">{chat["said-at"]} </span>
				<time dateTime={message.at}>{timeInWords(minute)}</time>
			</p>
			<div className="bubble-text" dir="auto" lang={textLanguage(message.message, language)}>
				{own ? message.message : withLinks(message.message, contacts)}
			</div>
		</li>
	);
}
