import { gzipSync } from "node:zlib";
import type { FailureReason } from "./provider";
import {
	answers,
	type Behaviour,
	breaksOff,
	hangsUp,
	neverEnds,
	stallsBeforeHeaders,
	stallsInBody,
	trickles,
} from "./service.fixture";

/** A person's words, a key and an answer that must turn up in no failure. */
export const SECRETS = { message: "mera-raaz-hai", key: "sk-very-secret", answer: "service-inside" };

const gzipBomb: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
	response.end(gzipSync(Buffer.alloc(20 * 1024 * 1024, " ")));
};

/** What goes wrong in the same way whichever protocol is spoken. */
export const FAULTS: readonly [name: string, behaviour: Behaviour, reason: FailureReason, status?: number][] = [
	["stalls before headers", stallsBeforeHeaders, "time-out"],
	["stalls in the body", stallsInBody, "time-out"],
	["trickles", trickles, "time-out"],
	["breaks off", breaksOff, "broken-off"],
	["hangs up", hangsUp, "unreachable"],
	["answers 500", answers({ error: { message: SECRETS.answer } }, 500), "status", 500],
	["answers 401", answers({ error: { message: `wrong key ${SECRETS.key}` } }, 401), "status", 401],
	["answers 429", answers(SECRETS.answer, 429, { "retry-after": "60" }), "status", 429],
	["answers 204", answers("", 204), "status", 204],
	["answers an endless 500", neverEnds(500), "status", 500],
	["answers an endless body", neverEnds(200), "too-large"],
	["answers a body that unpacks to 20 MiB", gzipBomb, "too-large"],
	["answers markup", answers(`<html>${SECRETS.answer}</html>`, 200, { "content-type": "text/html" }), "nonsense"],
	["answers nothing", answers(""), "nonsense"],
	["answers half of a JSON text", answers(`{"response": "${SECRETS.answer}`), "nonsense"],
	["answers a list", answers([SECRETS.answer]), "nonsense"],
	["answers null", answers("null"), "nonsense"],
	["answers another shape", answers({ message: SECRETS.answer, choices: "none" }), "nonsense"],
];
