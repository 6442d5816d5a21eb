/**
 * Copies of a PostgreSQL database are made and put back by its own programs. What an operator types for it stands here;
 * the address is left to the shell, so that no password is shown.
 */

/** The command that copies the database into a file, whoever uses it meanwhile. */
export function copyingTo(file: string): string {
	return `pg_dump --format=custom --no-owner --file=${quoted(file)} "$DATABASE_URL"`;
}

/**
 * The command that puts a copy in the place of what the database holds, whole or not at all, and signs everybody out: a
 * sign-in that was ended after the copy was made must not come back.
 */
export function restoringFrom(file: string): string {
	const restored = `pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${quoted(file)}`;
	return `${restored} && psql "$DATABASE_URL" --command="delete from tokens; delete from password_resets; delete from rate_limits"`;
}

/** A word as a shell takes it for one. */
function quoted(word: string): string {
	return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
