import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { read, type Session, statement, write } from "./client.server";
import { DatabaseUnavailable } from "./errors.server";
import { secrets } from "./tables.server";

const NAME = "server-key";
/** How long a first start waits for another process that writes. */
const START_WAIT_MS = 10_000;

const keptValue = statement("secrets.value", (session) =>
	session
		.select({ value: secrets.value })
		.from(secrets)
		.where(eq(secrets.name, sql.placeholder("name"))),
);

/**
 * The key with which this product's servers sign what they will have back: 256 random bits, made by whichever process
 * starts first on a database. Meant for the start: where the key has to be made, it may take seconds.
 *
 * @throws DatabaseUnavailable when there is no key and none can be kept
 */
export async function serverKey(): Promise<Buffer> {
	return Buffer.from((await read(keptKey)) ?? (await madeKey(Date.now() + START_WAIT_MS)), "base64url");
}

async function keptKey(session: Session): Promise<string | undefined> {
	const [kept] = await keptValue(session, { name: NAME });
	return kept?.value;
}

/** The first of two processes that start at once makes the key, the second one finds it. */
async function madeKey(deadline: number): Promise<string> {
	const value = randomBytes(32).toString("base64url");
	try {
		return await write(async (session) => {
			await session.insert(secrets).values({ name: NAME, value }).onConflictDoNothing();
			return (await keptKey(session)) ?? value;
		});
	} catch (error) {
		if (!(error instanceof DatabaseUnavailable) || Date.now() >= deadline) throw error;
		return madeKey(deadline);
	}
}
