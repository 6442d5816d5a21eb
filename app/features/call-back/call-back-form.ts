import * as z from "zod/mini";
import { NAME_LENGTH, PHONE } from "../booking/booking-fields";
import { hasUnseen, unseenMessage } from "../unseen";

/** When somebody wants to be called, and how the desk says it. */
export const WANTED = {
	soon: "As soon as possible",
	morning: "In the morning",
	afternoon: "In the afternoon",
	evening: "In the evening",
} as const;
export type Wanted = keyof typeof WANTED;

/** The fields of the form, in its order. */
export const CALL_BACK_FIELDS = ["phone", "name", "wanted"] as const;
export type CallBackField = (typeof CALL_BACK_FIELDS)[number];
export type TypedCallBack = Record<CallBackField, string>;
/** A sentence for each field that is not right. */
export type CallBackProblems = Partial<Record<CallBackField, string>>;

/** What the desk may say of how a call went is no longer than this. */
export const OUTCOME_LENGTH = 300;

const schema = z.object({
	phone: z.string().check(z.trim(), z.regex(PHONE, "Phone number must be a 10-digit number")),
	name: z.string().check(
		z.trim(),
		z.maxLength(NAME_LENGTH, `Name must have at most ${NAME_LENGTH} characters`),
		z.refine((name) => !hasUnseen(name), unseenMessage("Name")),
	),
	wanted: z.string().check(z.refine((wanted) => Object.hasOwn(WANTED, wanted), "Choose when we should call")),
});

/** Checks what was typed. A name is not needed: null when there is none. */
export function checkCallBack(
	typed: TypedCallBack,
):
	| { ok: true; wish: { phone: string; name: string | null; wanted: string } }
	| { ok: false; problems: CallBackProblems } {
	const parsed = schema.safeParse(typed);
	if (parsed.success) return { ok: true, wish: { ...parsed.data, name: parsed.data.name || null } };
	const problems: CallBackProblems = {};
	for (const issue of parsed.error.issues) problems[issue.path[0] as CallBackField] ??= issue.message;
	return { ok: false, problems };
}
