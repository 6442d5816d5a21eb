import type { ReplyView } from "../bot/view";

/** A message and its answer that the server could not keep: the page has them for as long as it is open. */
export type UnkeptExchange = { userInput: string; response: string; view: ReplyView; at: string };
