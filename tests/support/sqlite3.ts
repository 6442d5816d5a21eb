import { execFile } from "node:child_process";

/**
 * Runs Debian's `sqlite3` program on a database, as an operator would who wants to look. `npm test` installs it.
 *
 * @param commands SQL or dot commands, one after the other
 * @returns what it printed, and its complaints
 * @throws Error when the program is not there
 */
export function sqlite3(
	file: string,
	...commands: string[]
): Promise<{ status: number; printed: string; complaint: string }> {
	return new Promise((resolve, reject) => {
		execFile("sqlite3", ["-bail", file, ...commands], (error, printed, complaint) => {
			if (error && (error as { code?: unknown }).code === "ENOENT") {
				reject(new Error("The program sqlite3 is not installed: apt-get install sqlite3"));
				return;
			}
			resolve({ status: error ? 1 : 0, printed: printed.trim(), complaint: complaint.trim() });
		});
	});
}
