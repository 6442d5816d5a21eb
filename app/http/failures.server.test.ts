import "../../tests/support/temporary-database";
import { expect, test } from "vitest";
import { Left, Overtaken, Unavailable } from "~/features/failures";
import { asFailure, failureInit } from "./failures.server";

function told(error: Error) {
	const failure = asFailure(error);
	const init = failure && failureInit(failure);
	return init && [init.status, init.headers.get("Retry-After")];
}

test("what was done elsewhere at the same moment is a conflict, and what is busy is not available", () => {
	expect(told(new Overtaken("Once more, please.", 1))).toEqual([409, "1"]);
	expect(told(new Unavailable("Later, please.", 5))).toEqual([503, "5"]);
});

test("who has left made no error", () => {
	expect(told(new Left())).toEqual([499, null]);
	expect(told(new Error())).toBeNull();
});
