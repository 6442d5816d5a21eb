import { getPriority, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";

/** Work for the thread: to hash a password, or to find which of the forms that one may have belongs to a hash. */
export type PasswordTask = { password: string; rounds: number } | { forms: string[]; hash: string };

/** With 5 more a thread gets a third of another's time (sched(7)): pages go on while many log in, and logins too. */
const NICER_BY = 5;
const NICEST = 19;
// Elsewhere than on Linux a niceness is not the thread's own but the whole process's.
if (process.platform === "linux" && !isMainThread) setPriority(Math.min(NICEST, getPriority() + NICER_BY));

/** Runs in a worker thread, where it may take its time. Returns the hash, or the place of the form that fits, else -1. */
export default function work(task: PasswordTask): string | number {
	if ("password" in task) return hashSync(task.password, task.rounds);
	return task.forms.findIndex((form) => compareSync(form, task.hash));
}
