import { z } from "zod";
import { KINDS } from "../gate/rules";

/** The languages the bot reads and answers in: English, Hindi in Latin letters, Hindi in Devanagari. */
export const LANGUAGES = ["en", "hinglish", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

const sentence = z.string().trim().min(1).max(900);
const wording = z.union([sentence.transform((only) => [only]), z.array(sentence).min(1).max(8)]);
export const perLanguage = <T extends z.ZodType>(value: T) => z.strictObject({ en: value, hinglish: value, hi: value });

/** Something to say, in one or a few wordings a language. `{name}` is a slot: a line, a setting or a fact. */
export const textSchema = perLanguage(wording);
export type Text = z.infer<typeof textSchema>;

/** A suggestion's words: short enough for a button on a phone. */
export const label = perLanguage(z.string().trim().min(1).max(44));
/** Ways in which people say one thing, as they type. */
const ways = (fewest: number) => perLanguage(z.array(z.string().trim().min(1).max(160)).min(fewest));

export const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** Each fact must have one of the values; `known` and `unknown` ask whether there is any. */
const condition = z.record(id, z.union([z.string(), z.array(z.string())]));
export type Condition = z.infer<typeof condition>;

/**
 * Where something leads: a step of the flow, `flow:NAME`, `answer:NAME`, `open` (listening), `back` (to what ran before,
 * else open), `clear` (the button that deletes the talk), `book` (the booking page) or `call` (where one leaves a number).
 */
const target = z.string().regex(/^(?:[a-z][a-z0-9-]*|flow:[a-z0-9-]+|answer:[a-z0-9-]+)$/);

const optionSchema = z.strictObject({
	/** What the suggestion says. Typed word for word it takes the option as well. */
	text: label,
	/** Classes of words.yaml that mean this option when they are typed. */
	heard: z.array(id).default([]),
	/** More ways to say it when typed: whole messages, or words of a short one; in a file also their name in words.yaml. */
	like: perLanguage(z.array(z.string())).partial().optional(),
	/** Facts that taking this option tells. */
	keep: z.record(id, z.string()).default({}),
	/** The danger is over for now: its pinned lines go. */
	safe: z.boolean().default(false),
	/** It is a no to this kind of danger, and believed like one to the gate's own question. */
	denies: z.enum(KINDS).optional(),
	to: target,
});
export type Option = z.infer<typeof optionSchema>;

const stepSchema = z
	.strictObject({
		/** The step counts only where this holds; else it is passed over, to `otherwise`, or `next`. */
		if: condition.optional(),
		otherwise: target.optional(),
		/** The fact that this step asks for. Known already, the option that tells it is taken without asking. */
		asks: id.optional(),
		say: textSchema,
		/** At most four are shown: the first that hold. */
		options: z.array(optionSchema).max(5).default([]),
		/** The person's own words are kept as this fact, to be said back as `{name}`. Then it goes on at `next`. */
		own: id.optional(),
		/** These own words may be a question, such as a worry: else what asks is none of them. */
		mayAsk: z.boolean().default(false),
		/** A number from 0 to 10 is kept as this fact. Then it goes on at `next`. */
		number: id.optional(),
		/** Goes on from here: at once where nothing is asked, else after `own` words or a `number`. */
		next: target.optional(),
		/** Where anything else leads that was typed in place of an option. */
		else: target.optional(),
		/** It fits only who has told of it, or has been led here by an option: what was not understood does not lead here. */
		scene: z.boolean().default(false),
		/** Lines that stand pinned from here on, in place of the flow's. */
		lines: z.array(z.string()).optional(),
		/** The danger is over for now: its pinned lines go. */
		safe: z.boolean().default(false),
		/** Here an exercise has been gone through: who keeps a line of moods is asked for one. */
		finished: z.boolean().default(false),
		/** Here the protocol comes to rest: it is said that one can be called back, and led to the page for it. */
		show: z.literal("call").optional(),
	})
	.refine((step) => step.options.length > 0 || step.next !== undefined || step.else !== undefined, {
		message: "a step needs options, `next` or `else`: it has no way out",
	});
export type Step = z.infer<typeof stepSchema>;

/** Something that people tell in a danger whatever step waits, and where on the protocol's map it says that they are. */
const signSchema = z
	.strictObject({
		id,
		/** Told where the message brings this fact, … */
		facts: condition.optional(),
		/** … or by patterns (see reading/pattern.ts). */
		en: z.array(z.string()).default([]),
		hindi: z.array(z.string()).default([]),
		/** The words carry their own "not": it denies nothing. */
		negated: z.boolean().default(false),
		/** It counts only where this holds of what was told. */
		if: condition.optional(),
		/** It also answers the gate's question with a yes. */
		answers: z.boolean().default(false),
		/** What it says is the answer to what is asked with it: no other is given. */
		replies: z.boolean().default(false),
		/** It tells that something is better or safer: to ask for that tells nothing. */
		eases: z.boolean().default(false),
		/** The name in the message is that of who is near, said back as `{near-name}`. */
		names: z.boolean().default(false),
		/** What it tells, and what is no longer so. */
		keep: z.record(id, z.string()).default({}),
		forget: z.array(id).default([]),
		/** Says that it was heard, before the step that it leads to says what comes next. */
		say: textSchema.optional(),
		/** Where it leads; else the step that waits goes on waiting. It never leads out of the danger. */
		to: target.optional(),
	})
	.refine(({ say, to }) => say !== undefined || to !== undefined, {
		message: "a sign says something or leads somewhere",
	});
export type Sign = z.infer<typeof signSchema>;

/** What still counts while a danger runs: the first that holds. */
const standingSchema = z.strictObject({ if: condition.optional(), say: textSchema });

/** A flow: steps that ask, say and lead on. */
export const flowSchema = z.strictObject({
	id,
	kind: z.enum(["danger", "doubt", "exercise", "topic", "talk"]),
	/** Its name as a suggestion. */
	title: label,
	/** Where what it says comes from. */
	source: z.string().min(10),
	/** Who has read it as a clinician, and when; empty until then. */
	reviewed: z.string().default(""),
	/** How people ask for it by name, or tell of it (for a topic: say that it is this). */
	ways: ways(0).default({ en: [], hinglish: [], hi: [] }),
	/** The lines that stand pinned while a danger runs. */
	lines: z.array(z.string()).default([]),
	/** For a danger: what is heard at every step of it, the gravest first. */
	signs: z.array(signSchema).default([]),
	/** For a danger: that something was read which none of these is, before what still counts. */
	heard: textSchema.optional(),
	/** In a danger: the words for whoever is to help, said to who asks how to say it. */
	words: textSchema.optional(),
	stands: z.array(standingSchema).default([]),
	start: id,
	steps: z.record(id, stepSchema),
});
export type Flow = z.infer<typeof flowSchema>;

/** What people ask or remark, and what is said to it. */
export const entrySchema = z.strictObject({
	id,
	/** A question is asked; a remark is not (thanks, a greeting); a wish wants something done; a subject is asked about. */
	does: z.enum(["question", "remark", "wish", "subject"]).default("question"),
	/** Ways of asking or saying it. */
	ways: ways(4),
	say: textSchema,
	/** What the person may want next: ids of flows (their title), of answers (their `short`), or of talk.yaml's options. */
	next: z.array(z.string()).max(4).default([]),
	/** Its name as a suggestion, where something leads to it or it is one of several that may be meant. */
	short: label,
	/** Heard also while a danger is talked through; all other remarks and wishes wait. */
	always: z.boolean().default(false),
	/** What ran before is left: the person has said that it was not meant. */
	leaves: z.boolean().default(false),
	/** It answers what is asked in the middle of a danger: said for its file, or for itself. */
	inDanger: z.boolean().default(false),
	/** Of a subject: how sure it must be that it is asked about. */
	sure: z.number().default(1),
	/** Nobody asks this while a danger runs: "Sunday?" means another thing there. Said once, for its file. */
	forCalm: z.boolean().default(false),
	/** The dangers beside which it is true; left out, those of its file, and where none are named, all. */
	fits: z.array(id).optional(),
	/** The subject of what is asked; left out, that of its file. */
	about: id.optional(),
	/** What was told makes it likelier that this is asked; and what was told makes it out of place. */
	when: condition.optional(),
	unless: condition.optional(),
	/** Its name frightens who did not ask for it: without a danger it is never offered as a guess. */
	onlyAsked: z.boolean().default(false),
	/** Where the wish leads, beside what is said. */
	to: target.optional(),
	source: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/** One file of answers. */
export const answersSchema = z.strictObject({
	subject: z.string(),
	inDanger: z.boolean().default(false),
	forCalm: z.boolean().default(false),
	fits: z.array(id).default([]),
	about: id.optional(),
	answers: z.array(entrySchema),
});

/** What is true of nearly all questions of a subject: said where a question has no answer of its own. */
const subjectSchema = z.strictObject({
	id,
	/** What belongs to it, for who labels questions. */
	is: z.string(),
	say: textSchema,
	next: z.array(z.string()).max(3).default([]),
	short: label,
	/**
	 * From here on its text is said. Graded on lines of talks (tests/bot/README.md): the right one was as good as an answer, and
	 * another no worse than to say that one does not know, but for what the bot says of itself.
	 */
	sure: z.number().default(0.5),
	source: z.string().min(10),
});
export const subjectsSchema = z.strictObject({ subjects: z.array(subjectSchema) });

/** How what is told weighs. */
export const TONES = ["plain", "good", "heavy"] as const;
export type Tone = (typeof TONES)[number];

/** What a message can do, whatever it is about, and what is said to just that. */
export const actSchema = z
	.strictObject({
		id,
		/** What somebody does with it, as a sentence after "who". */
		is: z.string(),
		/** Of several sentences the one whose act has the highest is answered, of equals the last. */
		leads: z.number().int(),
		/** Less sure than this it is taken for telling: the higher, the worse its words would sound to who does another. */
		sure: z.number().default(0.45),
		/** It counts only as the last thing that is said, by who asks nothing besides. */
		last: z.boolean().default(false),
		/** It wants to know something. */
		asks: z.boolean().default(false),
		/** Its words fit better than what is true of the subject that is asked about. */
		beforeSubject: z.boolean().default(false),
		/** The wider act that it is a kind of: what speaks for a kind speaks for that, and where the kind is not sure, it is that. */
		within: id.optional(),
		/** It tells of something: the topics that it may be about are offered. */
		tells: z.boolean().default(false),
		/** By how the message weighs; plain where another is missing. */
		say: z.strictObject({ plain: textSchema, good: textSchema.optional(), heavy: textSchema.optional() }).optional(),
		/** Steps of listening that ask on, by how the message weighs: the first that was not asked in this talk. */
		questions: z.partialRecord(z.enum(TONES), z.array(id)).default({}),
		/** It answers nothing that listening asks. */
		passesOver: z.boolean().default(false),
		/** Said before the answer to what the same message asks. */
		beside: textSchema.optional(),
		/** Where it leads in place of something to say. */
		to: target.optional(),
		next: z.array(z.string()).max(3).default([]),
	})
	.refine(({ say, to }) => (say === undefined) !== (to === undefined), { message: "either `say` or `to`" });
export type Act = z.infer<typeof actSchema>;
export const actsSchema = z.strictObject({ acts: z.array(actSchema) });

/** Remarks, wishes, and what the bot says of itself. */
export const talkSchema = z.strictObject({
	remarks: z.array(entrySchema),
	/** Options that many places offer, by id. */
	options: z.record(id, optionSchema),
	/** What the engine itself has to say, by id. */
	sentences: z.record(id, textSchema),
});

/** What a language model is told, and what it must not say. */
export const llmSchema = z.strictObject({
	rules: z.array(z.strictObject({ tell: z.string(), because: z.string() })),
	refused: z.array(
		z.strictObject({
			id,
			reason: z.string(),
			/** Whether it may be said with a denial: that it is no doctor, but not that it will not tell anyone. */
			unlessDenied: z.boolean().default(false),
			en: z.array(z.string()),
			hindi: z.array(z.string()).default([]),
		}),
	),
});
export type Llm = z.infer<typeof llmSchema>;
