/** Import this first: whatever opens the database afterwards in this process opens a fresh file, deleted at the end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "saathi-"));

/** Path of the database file of this test file. */
export const databaseFile = join(folder, "test.db");

process.env.DATABASE_URL = `file:${databaseFile}`;
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
