/** What keeps a database from doing what it was asked: somebody else's lock, a disk that is used up, or worse. */
export type Trouble = "locked" | "full" | "failing";

/** The database cannot answer now: it is locked, full, away or unreadable. It may answer again later. */
export class DatabaseUnavailable extends Error {
	readonly retryAfterSeconds: number = 5;

	constructor(
		cause: unknown,
		readonly trouble: Trouble = "failing",
	) {
		super("The database is not available.", { cause });
		this.name = "DatabaseUnavailable";
	}
}

/** There is no room left for what would be new. The message is for the person. It takes time until there is again. */
export class DatabaseFull extends DatabaseUnavailable {
	override readonly retryAfterSeconds = 600;

	constructor(sentence = "We have no room to keep anything new right now. Please try again later, or call us.") {
		super(null, "full");
		this.message = sentence;
		this.name = "DatabaseFull";
	}
}

/** Somebody else changed a row after it was read and before it was written: the transaction begins anew. */
export class Overtaken extends Error {
	constructor() {
		super("A row was changed meanwhile.");
		this.name = "Overtaken";
	}
}

/** A database that is none of this product. The message is for the operator. */
export class ForeignDatabase extends Error {
	constructor(place: string) {
		super(`${place} belongs to another program: it is not a database of this product.`);
		this.name = "ForeignDatabase";
	}
}
