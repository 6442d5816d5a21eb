import { quoted } from "./answers";
import { ask, createSkill } from "./flow";
import { topicsFor } from "./for-topics";
import { howItWent } from "./how-it-went";
import { NOT_IN_OTHER_WORDS } from "./loose-answers";
import * as phrases from "./self-kindness.phrases";

/** The words one would give a friend, turned to oneself. */
export const selfKindness = createSkill({
	id: "self-kindness",
	helpsWith: topicsFor("self-kindness"),
	offer: phrases.OFFER,
	why: phrases.WHY,
	first: "hard-thing",
	steps: {
		"hard-thing": ask(phrases.HARD_THING, phrases.PLAINER_HARD_THING, "hardThing", "own-words"),
		"own-words": ask(phrases.OWN_WORDS, phrases.PLAINER_OWN_WORDS, "ownWords", "friend"),
		friend: ask(phrases.FRIEND, phrases.PLAINER_FRIEND, "friend", "turned", NOT_IN_OTHER_WORDS),
		turned: {
			...ask(phrases.TURNED, phrases.PLAINER_TURNED, "kinder", "hand", NOT_IN_OTHER_WORDS),
			says: ({ friend }) =>
				friend ? [{ phrase: phrases.TURNED, slots: { friend: quoted(friend) } }] : [{ phrase: phrases.TURNED_WITHOUT }],
			// Nothing written means nothing to read again.
			next: ({ kinder, friend }) => (kinder || friend ? "hand" : "after"),
		},
		hand: { listens: "go-ahead", says: phrases.HAND, plainer: phrases.PLAINER_HAND, next: "after" },
		// The words for a friend were given back already.
		after: howItWent(({ kinder }) => (kinder ? [{ phrase: phrases.KEPT, slots: { kinder: quoted(kinder) } }] : [])),
	},
	end: () => [{ phrase: phrases.END }],
});
