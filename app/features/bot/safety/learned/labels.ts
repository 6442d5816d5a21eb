/** What a message can be about, as the messages in `messages/` are labelled. */
export const LABELS = ["none", "explicit", "indirect", "overdose", "other", "violence", "harm"] as const;
export type Label = (typeof LABELS)[number];
