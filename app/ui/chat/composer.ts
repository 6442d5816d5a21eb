/** The id of the form in which messages are written: buttons elsewhere on the page belong to it by this name. */
export const COMPOSER = "composer";

/** What a form of a chat page is about to send: the suggestion whose button was pressed, else what was typed. */
export function sentBy(form: HTMLFormElement, submitter: HTMLElement | null, typed: string) {
	const pressed = submitter instanceof HTMLButtonElement && submitter.name === "suggestion" && submitter.form === form;
	return pressed ? { userInput: submitter.value, isSuggestion: true } : { userInput: typed, isSuggestion: false };
}

/** Takes the focus from a suggestion that was pressed by keyboard: it is gone when the reply is there. */
export function leaveSuggestion(submitter: HTMLElement | null, input: HTMLElement | null): void {
	if (submitter?.getAttribute("name") === "suggestion" && submitter === document.activeElement) input?.focus();
}
