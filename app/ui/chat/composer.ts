/** The id of the form in which messages are written: buttons elsewhere on the page belong to it by this name. */
export const COMPOSER = "composer";

/** What a form of a chat page is about to send: the suggestion whose button was pressed, else what was typed. */
export function sentBy(form: HTMLFormElement, submitter: HTMLElement | null, typed: string) {
	const pressed = submitter instanceof HTMLButtonElement && submitter.name === "suggestion" && submitter.form === form;
	return pressed ? { userInput: submitter.value, isSuggestion: true } : { userInput: typed, isSuggestion: false };
}
