import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { English } from "./frame";

type FieldProps = {
	id: string;
	label: string;
	hint?: string;
	/** The sentence about what is wrong, when something is. */
	problem?: string;
	/** Takes the whole width where fields stand in two columns. */
	wide?: boolean;
	children: (described: Described) => ReactNode;
};

/** What ties an input to its label's hint and message. */
export type Described = Pick<ComponentPropsWithoutRef<"input">, "id" | "aria-invalid" | "aria-describedby">;

/** A label, a hint, a message and whatever takes the answer. */
export function Field({ id, label, hint, problem, wide = false, children }: FieldProps) {
	const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
	return (
		<div className={wide ? "field field-wide" : "field"}>
			<label htmlFor={id}>
				<English text={label} />
			</label>
			{hint && (
				<p className="field-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{problem && (
				<p className="field-problem" id={`${id}-problem`}>
					<English text={problem} />
				</p>
			)}
			{children({ id, "aria-invalid": problem ? true : undefined, "aria-describedby": described || undefined })}
		</div>
	);
}
