/** Why an operator's program does not do what it was asked. The message is for the operator. */
export class Refusal extends Error {}

/**
 * Runs an operator's program. A refusal is one line on the error output, and status 1. What it makes, only its owner
 * may read: databases hold what people said. A signal ends it as an error would, so that nothing half is left.
 *
 * @param program takes the arguments of the command line
 */
export async function runProgram(program: (...words: string[]) => Promise<void>): Promise<void> {
	process.umask(0o077);
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
	try {
		await program(...process.argv.slice(2));
	} catch (error) {
		console.error(error instanceof Refusal ? error.message : `Nothing was changed. ${String(error)}`);
		process.exitCode = 1;
	}
}
