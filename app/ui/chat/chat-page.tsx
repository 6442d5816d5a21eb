import { useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { ReplyView } from "~/features/bot/view";
import type { ChatMessage } from "~/features/chat/message";
import { filled } from "~/features/frame/frame";
import type { loader as rootLoader } from "~/root";
import { MoodScale } from "../moods/mood-scale";
import { useOnline } from "../online";
import { OtherLanguages } from "../other-languages";
import { ClearConversation } from "./clear-conversation";
import { useClearedElsewhere } from "./cleared";
import { HelpLines } from "./help-lines";
import { History } from "./history";
import { ToNewest } from "./newest";
import { Suggestions } from "./suggestions";
import { TalkChoices } from "./talk-choices";
import { type TalkWords, TalkWordsContext, useTalkWords } from "./words";

type ChatPageProps = {
	words: TalkWords;
	title: string;
	page: "/chatbot" | "/check";
	messages: readonly ChatMessage[];
	/** What stands beside the newest reply. */
	view: ReplyView;
	/** The mood that was kept since the newest message. */
	mood: number | null;
	/** Whether a message is on its way: says so when the reply takes long. */
	sending?: boolean;
	/** The ways to the other chat page and to the booking page. */
	ways: ReactNode;
	/** Where messages are spoken, on the page that hears them. */
	voice?: ReactNode;
	/** Where messages are written. */
	composer: ReactNode;
};

/** The frame of both chat pages: title, talk, and the place to write always in reach. */
export function ChatPage({
	words,
	title,
	page,
	messages,
	view,
	mood,
	sending = false,
	ways,
	voice,
	composer,
}: ChatPageProps) {
	useClearedElsewhere();
	const log = useRef<HTMLDivElement>(null);
	const foot = useRef<HTMLDivElement>(null);
	return (
		<TalkWordsContext.Provider value={words}>
			<main id="main" className={voice ? "chat chat-with-voice" : "chat"}>
				<div className="chat-top">
					<h1>{title}</h1>
					{messages.length > 0 && <ClearConversation returnTo={page} text={words.chat.clear} />}
					{ways}
				</div>
				<History messages={messages} sending={sending} log={log}>
					<Suggestions
						key={messages.at(-1)?.id}
						view={view}
						sending={sending}
						clear={<ClearConversation returnTo={page} text={words.chat.clear} />}
					/>
					{view.finished && (
						<MoodScale key={`mood ${messages.at(-1)?.id}`} words={words.chat} page={page} kept={mood} />
					)}
				</History>
				{messages.length === 0 && <Opening page={page} />}
				<div className="chat-foot" ref={foot}>
					{messages.length > 0 && <ToNewest key={messages.at(-1)?.id} log={log} foot={foot} />}
					<OfflineNotice />
					{voice}
					<HelpLines view={view} sending={sending} />
					{composer}
				</div>
			</main>
		</TalkWordsContext.Provider>
	);
}

function Opening({ page }: { page: ChatPageProps["page"] }) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const { chat } = useTalkWords();
	return (
		<div className="chat-opening">
			<img src="/illustrations/talk.svg" alt="" width="320" height="240" />
			<h2>{chat["opening-title"]}</h2>
			<p>{chat.opening}</p>
			<p>
				{chat.program} {root && filled(chat[howLong(root.talk)], { hours: root.talk.idleHours })}
				{root?.answeredElsewhere && ` ${chat.elsewhere}`}
			</p>
			{root && <TalkChoices page={page} chosen={root.talk} />}
			<OtherLanguages />
		</div>
	);
}

/** Which sentence says how long a talk is kept. */
function howLong({ idleHours, forgets }: { idleHours: number; forgets: boolean }) {
	if (forgets) return "kept-until-closed";
	return idleHours === 24 ? "kept-a-day" : idleHours === 1 ? "kept-an-hour" : "kept-hours";
}

/** There before it is needed, so that screen readers notice when it fills. */
function OfflineNotice() {
	const online = useOnline();
	const { chat } = useTalkWords();
	return <div role="status">{!online && <p className="chat-offline">{chat.offline}</p>}</div>;
}
