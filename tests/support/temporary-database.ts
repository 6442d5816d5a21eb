/** Import this first: whatever opens the database afterwards in this process opens a fresh one. */
import { freshDatabase } from "./database";

/** The DATABASE_URL of this test file. */
export const { url: databaseUrl } = await freshDatabase();

process.env.DATABASE_URL = databaseUrl;
