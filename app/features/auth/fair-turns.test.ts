import { expect, test } from "vitest";
import { Left } from "../failures";
import { type Asker, createTurns } from "./fair-turns";

/** Turns whose work ends when it is told to, and the names of those at work, in their order. */
function turnsBySteps(atOnce: number, places: number) {
	const take = createTurns(atOnce, places);
	const started: string[] = [];
	const refused: string[] = [];
	const ends: (() => void)[] = [];
	const ask = (name: string, asker: Asker) =>
		void take(asker, () => {
			started.push(name);
			return new Promise<string>((resolve) => ends.push(() => resolve(name)));
		}).then((done) => done === null && refused.push(name));
	const settle = () => new Promise((resolve) => setTimeout(resolve));
	const endOne = async () => {
		ends.shift()?.();
		await settle();
	};
	return { ask, started, refused, settle, endOne };
}

const from = (line: string, account = "one", known = false): Asker => ({ known, line, account });

test("a few run at once; the next begins when one ends", async () => {
	const { ask, started, endOne } = turnsBySteps(2, 10);
	for (const name of ["a", "b", "c"]) ask(name, from("line"));
	expect(started).toEqual(["a", "b"]);
	await endOne();
	expect(started).toEqual(["a", "b", "c"]);
});

test("who comes alone waits for one of another's many, not for all of them", async () => {
	const { ask, started, endOne } = turnsBySteps(1, 100);
	for (let number = 0; number < 50; number++) ask(`many ${number}`, from("much", `account ${number}`));
	ask("alone", from("alone"));
	for (let turn = 0; turn < 2; turn++) await endOne();
	expect(started).toEqual(["many 0", "many 1", "alone"]);
});

test("within a line each account has its turn", async () => {
	const { ask, started, endOne } = turnsBySteps(1, 100);
	for (const name of ["a1", "a2", "a3", "a4"]) ask(name, from("college", "a"));
	ask("b1", from("college", "b"));
	for (let turn = 0; turn < 3; turn++) await endOne();
	expect(started).toEqual(["a1", "a2", "b1", "a3"]);
});

test("when all places are taken, the newest of the longest line goes, and who asked for much is refused at once", async () => {
	const { ask, started, refused, settle, endOne } = turnsBySteps(1, 3);
	for (let number = 0; number < 6; number++) ask(`many ${number}`, from("much"));
	await settle();
	expect(refused).toEqual(["many 4", "many 5"]);
	ask("alone", from("alone"));
	await settle();
	expect(refused).toEqual(["many 4", "many 5", "many 3"]);
	for (let turn = 0; turn < 3; turn++) await endOne();
	expect(started).toEqual(["many 0", "many 1", "alone", "many 2"]);
});

test("within the longest line it is the account with most", async () => {
	const { ask, refused, settle } = turnsBySteps(1, 4);
	for (let number = 0; number < 5; number++) ask(`a ${number}`, from("college", "a"));
	ask("b", from("college", "b"));
	await settle();
	expect(refused).toEqual(["a 4"]);
});

test("where all lines are as short as can be, the newcomer is asked to come back", async () => {
	const { ask, refused, settle } = turnsBySteps(1, 2);
	for (const name of ["a", "b", "c", "d"]) ask(name, from(name));
	await settle();
	expect(refused).toEqual(["d"]);
});

test("who is known has places and turns of his own, however many strangers come from wherever", async () => {
	const { ask, started, refused, settle, endOne } = turnsBySteps(1, 3);
	for (let number = 0; number < 6; number++) ask(`stranger ${number}`, from(`address ${number}`));
	ask("known", from("address 9", "one", true));
	await settle();
	expect(refused).toEqual(["stranger 4", "stranger 5"]);
	for (let turn = 0; turn < 2; turn++) await endOne();
	expect(started).toEqual(["stranger 0", "known", "stranger 1"]);
});

test("nor does a flood of those who are known hold up a stranger", async () => {
	const { ask, started, endOne } = turnsBySteps(1, 20);
	for (let number = 0; number < 10; number++) ask(`known ${number}`, from(`address ${number}`, "one", true));
	ask("stranger", from("address 0"));
	for (let turn = 0; turn < 2; turn++) await endOne();
	expect(started.indexOf("stranger")).toBeLessThan(3);
	expect(started.indexOf("stranger")).toBeGreaterThan(0);
});

test("work that fails gives its turn on", async () => {
	const take = createTurns(1, 10);
	const failing = take(from("a"), () => Promise.reject(new Error("broken")));
	const next = take(from("b"), async () => "done");
	await expect(failing).rejects.toThrow("broken");
	expect(await next).toBe("done");
});

test("who has left waits no longer, takes no place, and has nothing done", async () => {
	const take = createTurns(1, 3);
	const done: string[] = [];
	const left = new AbortController();
	const ends: (() => void)[] = [];
	const work = (name: string) => () => new Promise<void>((resolve) => ends.push(() => resolve(void done.push(name))));
	const first = take(from("a"), work("first"));
	const gone = [1, 2, 3].map((one) => take({ ...from("flood", `${one}`), left: left.signal }, work("flood")));
	left.abort();
	for (const each of gone) await expect(each).rejects.toThrow(Left);
	await expect(take({ ...from("flood"), left: left.signal }, work("flood"))).rejects.toThrow(Left);
	const honest = [1, 2, 3].map((one) => take(from("b", `${one}`), work(`honest ${one}`)));
	for (let turn = 0; turn < 4; turn++) {
		ends.shift()?.();
		await new Promise((resolve) => setTimeout(resolve));
	}
	await Promise.all([first, ...honest]);
	expect(done).toEqual(["first", "honest 1", "honest 2", "honest 3"]);
});
