import { useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useSyncExternalStore } from "react";
import type { ReplyView } from "~/features/bot/view";
import type { ChatMessage } from "~/features/chat/message";
import type { loader as rootLoader } from "~/root";
import { ClearConversation } from "./clear-conversation";
import { HelpLines } from "./help-lines";
import { History } from "./history";
import { Suggestions } from "./suggestions";

type ChatPageProps = {
	title: string;
	page: "/chatbot" | "/check";
	messages: readonly ChatMessage[];
	/** What stands beside the newest reply. */
	view: ReplyView;
	/** Whether a message is on its way: says so when the reply takes long. */
	sending?: boolean;
	/** The way to the booking page. */
	booking: ReactNode;
	/** Where messages are spoken, on the page that hears them. */
	voice?: ReactNode;
	/** Where messages are written. */
	composer: ReactNode;
};

/** The frame of both chat pages: title, talk, and the place to write always in reach. */
export function ChatPage({ title, page, messages, view, sending = false, booking, voice, composer }: ChatPageProps) {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	return (
		<main id="main" className="chat">
			<div className="chat-top">
				<h1>{title}</h1>
				{messages.length > 0 && <ClearConversation returnTo={page} />}
				{booking}
			</div>
			{messages.length === 0 && <Opening answeredElsewhere={root?.answeredElsewhere ?? false} />}
			<History messages={messages} sending={sending} helplines={root ? Object.values(root.helplines) : []}>
				<Suggestions view={view} sending={sending} clear={<ClearConversation returnTo={page} />} />
			</History>
			<OfflineNotice />
			{voice}
			<div className="chat-foot">
				<HelpLines view={view} sending={sending} />
				{composer}
			</div>
		</main>
	);
}

function Opening({ answeredElsewhere }: { answeredElsewhere: boolean }) {
	return (
		<div className="chat-opening">
			<img src="/illustrations/listen.svg" alt="" width="320" height="240" />
			<h2>Say whatever is on your mind</h2>
			<p>
				Start anywhere: how today went, something that worries you, or just “I do not know where to start”. No one here
				judges you.
			</p>
			<p>
				I am a program that listens, not a person. What you write is kept here until you clear it, log out, or stay away
				for a day.{answeredElsewhere && " To answer you, it is sent to another computer service."}
			</p>
		</div>
	);
}

/** There before it is needed, so that screen readers notice when it fills. */
function OfflineNotice() {
	const online = useSyncExternalStore(
		subscribeToLine,
		() => navigator.onLine,
		() => true,
	);
	return (
		<div role="status">
			{!online && <p className="chat-offline">You are offline. What you write stays here until you are back.</p>}
		</div>
	);
}

function subscribeToLine(changed: () => void) {
	addEventListener("online", changed);
	addEventListener("offline", changed);
	return () => {
		removeEventListener("online", changed);
		removeEventListener("offline", changed);
	};
}
