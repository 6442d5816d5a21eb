/** The only reader and writer of process.env. A wrong value stops the start with one line that names it. */
import { existsSync } from "node:fs";
import { type Environment, readEnvironment } from "./environment";

if (existsSync(".env")) process.loadEnvFile(".env");

/** The settings of this process, checked. See .env.example for what each one means. */
export const env: Environment = readOrExit();

// remix-serve looks here for where to listen, after it has loaded the build.
if (env.HOST !== undefined) process.env.HOST = env.HOST;

function readOrExit(): Environment {
	const read = readEnvironment(process.env);
	if (read.ok) return read.environment;
	console.error(read.problem);
	process.exit(1);
}
