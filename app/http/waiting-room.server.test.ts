import { expect, test } from "vitest";
import { createWaitingRoom } from "./waiting-room.server";

function room(most: number) {
	const waitingRoom = createWaitingRoom({ most, each: 10 });
	const sentAway: string[] = [];
	return { sentAway, enter: (owner: string, name: string) => waitingRoom.enter(owner, () => sentAway.push(name)) };
}

test("when all hold too much, the oldest of the owner who holds most is sent away", () => {
	const { enter, sentAway } = room(100);
	enter("a", "a1").grow(10);
	enter("b", "b1").grow(20);
	enter("c", "c1");
	enter("b", "b2").grow(10);
	expect(sentAway).toEqual([]);
	enter("c", "c2");
	enter("c", "c3");
	enter("c", "c4");
	expect(sentAway).toEqual(["b1"]);
	enter("d", "d1").grow(45);
	expect(sentAway).toEqual(["b1", "d1"]);
});

test("many small ones count too", () => {
	const { enter, sentAway } = room(50);
	enter("b", "b1");
	for (const name of ["a1", "a2", "a3", "a4", "a5", "a6"]) enter("a", name);
	expect(sentAway).toEqual(["a1", "a2"]);
});

test("who has left, or was sent away, holds nothing more", () => {
	const { enter, sentAway } = room(50);
	const first = enter("a", "a1");
	first.grow(30);
	first.leave();
	first.grow(1_000);
	first.leave();
	const greedy = enter("a", "a2");
	greedy.grow(41);
	greedy.grow(1_000);
	greedy.leave();
	for (const name of ["b1", "b2", "b3", "b4", "b5"]) enter(name, name);
	expect(sentAway).toEqual(["a2"]);
});

test("who has no name is sent away like all others", () => {
	const { enter, sentAway } = room(100);
	enter("a", "a1");
	enter("", "nobody").grow(200);
	expect(sentAway).toEqual(["nobody"]);
});
