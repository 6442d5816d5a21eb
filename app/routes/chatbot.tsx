import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, Link, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { checkMessage } from "~/features/chat/message";
import type { UnkeptExchange } from "~/features/chat/not-kept";
import { chatWordsIn } from "~/features/frame/frame.server";
import { type ChatRefusal, type ChatUnkept, loadChat, takeMessage } from "~/http/chat.server";
import { languageOf } from "~/http/language.server";
import { pageHeaders } from "~/http/pages.server";
import type { RouteHandle } from "~/root";
import { ChatPage } from "~/ui/chat/chat-page";
import { COMPOSER, leaveSuggestion, sentBy } from "~/ui/chat/composer";
import { keepingLast } from "~/ui/chat/kept-loader";
import { MessageInput } from "~/ui/chat/message-input";
import { SendButton } from "~/ui/chat/send-button";
import { useWithUnkept } from "~/ui/chat/unkept";
import { English } from "~/ui/frame";
import { pageTitle } from "~/ui/page-title";

type Loaded = Awaited<ReturnType<typeof loader>>;
type Sent = { sent: true; unkept?: UnkeptExchange } | { sent: false; problem: string | null; unkept?: undefined };

export async function loader({ request }: LoaderFunctionArgs) {
	return { ...(await loadChat(request)), words: chatWordsIn(languageOf(request)) };
}

export async function action({ request }: ActionFunctionArgs) {
	return takeMessage(request, "/chatbot");
}

const { clientLoader: loaderOrLast, keep } = keepingLast<Loaded>();

export const clientLoader = loaderOrLast;

/** Where script runs the page stays as it is: no redirect, no error page, and failures in the console alone. */
export async function clientAction({ serverAction, request }: ClientActionFunctionArgs): Promise<Sent> {
	try {
		const answer = (await serverAction()) as ChatRefusal | ChatUnkept;
		if (answer.unkept) return { sent: true, unkept: answer.unkept };
		return answer.answered ? { sent: true } : { sent: false, problem: answer.problem };
	} catch (thrown) {
		if (thrown instanceof Response && thrown.status < 400) return { sent: true };
		// A second press takes the place of the first, which is no failure.
		if (!request.signal.aborted) console.error("The message was not answered.", thrown);
		return { sent: false, problem: null };
	}
}

export const headers = pageHeaders;

export const handle: RouteHandle = { inAllLanguages: true, talk: true };

export const meta = pageTitle<typeof loader>((data) => data?.words.chat.title ?? "Chat");

export default function Chatbot() {
	const loaded = useLoaderData<Loaded>();
	useEffect(() => keep(loaded), [loaded]);
	const refusal = useActionData<ChatRefusal | ChatUnkept>();
	const fetcher = useFetcher<Sent>();
	const unkept = (fetcher.data ?? refusal)?.unkept;
	const messages = useWithUnkept(loaded.messages, unkept);
	const busy = fetcher.state !== "idle";
	const newest = messages.at(-1)?.id ?? null;
	const input = useSentInput(fetcher.data, busy, newest);
	const refused = fetcher.data ? (fetcher.data.sent ? null : fetcher.data.problem) : refusal?.problem;

	function sendOnce(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const { userInput, isSuggestion } = sentBy(event.currentTarget, submitter, input.element.current?.value ?? "");
		if (busy || !checkMessage(userInput).ok) return event.preventDefault();
		input.sent.current = isSuggestion ? null : { words: userInput, after: newest };
		leaveSuggestion(submitter, input.element.current);
	}

	return (
		<ChatPage
			words={loaded.words}
			title={loaded.words.chat.title}
			page="/chatbot"
			messages={messages}
			view={unkept?.view ?? loaded.view}
			mood={unkept ? null : loaded.mood}
			sending={busy}
			ways={
				<>
					<Link className="button button-quiet" to="/booking">
						<English text="Book a Session" />
					</Link>
					<Link className="button button-link" to="/check">
						{loaded.words.chat["speak-instead"]}
					</Link>
				</>
			}
			composer={
				<fetcher.Form className="composer" id={COMPOSER} method="post" action="/chatbot" onSubmit={sendOnce}>
					<input type="hidden" name="seen" value={loaded.messages.at(-1)?.id ?? -1} />
					<MessageInput
						inputRef={input.element}
						sending={busy ? (input.sent.current?.words ?? null) : null}
						defaultValue={refusal?.typed}
						problem={refused ?? loaded.problem}
					/>
					<SendButton sending={busy} />
				</fetcher.Form>
			}
		/>
	);
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";

/**
 * Empties the input once the message that was written in it stands in the talk with its reply. It stays where the line
 * broke in between: the same words sent again are the same message to the server.
 *
 * @param newest the last message that the page shows
 * @returns the input, and in `sent` what was last sent from it and after which message
 */
function useSentInput(answer: Sent | undefined, busy: boolean, newest: number | null) {
	const element = useRef<HTMLTextAreaElement>(null);
	const sent = useRef<{ words: string; after: number | null } | null>(null);
	useEffect(() => {
		if (busy || !answer?.sent || sent.current === null || sent.current.after === newest) return;
		if (element.current?.value === sent.current.words) element.current.value = "";
		sent.current = null;
	}, [answer, busy, newest]);
	return { element, sent };
}
