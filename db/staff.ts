import { existsSync } from "node:fs";
import { env } from "~/env.server";
import { namesPostgres } from "./dialects.server";
import { Refusal, runProgram } from "./program.server";
import { databaseFile } from "./sqlite/open.server";

const USE = "npm run staff -- grant EMAIL [--counsellor] | revoke EMAIL | list | reset EMAIL";

/**
 * `npm run staff -- ...`: says who works at the desk, beside the database, also of a running server. Nobody becomes staff
 * in any other way.
 */
void runProgram(async (...words) => {
	refuseWithoutDatabase();
	// Only now: it opens the database, and would make one.
	const { grantStaff, revokeStaff, selectStaff } = await import("./staff.server");
	const [verb, typed = "", option] = words;
	const email = typed.trim().toLowerCase();
	if (verb === "list" && words.length === 1) {
		for (const { email, role, username } of await selectStaff())
			console.log(`${role.padEnd(10)} ${email} (${username})`);
	} else if (verb === "grant" && email !== "" && (option === undefined || option === "--counsellor")) {
		const role = option === undefined ? "operator" : "counsellor";
		if (!(await grantStaff(email, role, new Date())))
			throw new Refusal(`No account has the email ${email}. Its owner signs up at /login first.`);
		console.log(`${email} is ${role} now, and signs in anew at /login to see /desk.`);
	} else if (verb === "revoke" && email !== "" && words.length === 2) {
		if (!(await revokeStaff(email))) throw new Refusal(`${email} does not work at the desk.`);
		console.log(`${email} no longer works at the desk, and is signed out everywhere.`);
	} else if (verb === "reset" && email !== "" && words.length === 2) {
		const { startReset } = await import("./password-resets.server");
		const secret = await startReset(email, new Date());
		if (secret === null) throw new Refusal(`No account has the email ${email}.`);
		const { origin } = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
		console.log(`Give this to the owner of ${email} alone. It sets a new password once, within an hour:`);
		console.log(`${origin}/reset?token=${secret}`);
	} else throw new Refusal(`Use: ${USE}`);
});

/** @throws Refusal where there is no file yet */
function refuseWithoutDatabase(): void {
	const file = databaseFile(env.DATABASE_URL);
	if (!namesPostgres(env.DATABASE_URL) && !existsSync(file))
		throw new Refusal(`There is no database at ${file}. Start the server once.`);
}
