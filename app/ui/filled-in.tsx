import { Fragment, type ReactNode } from "react";

/** A text whose slots are filled with links and the like. For slots of plain text see `filled`. */
export function FilledIn({ text, slots }: { text: string; slots: Readonly<Record<string, ReactNode>> }) {
	return text
		.split(/\{(\w+)\}/)
		.map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{slots[part]}</Fragment>));
}
