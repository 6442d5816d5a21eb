/** Bodies of which each ended the process once, or held it up, or failed with a 500. */
export const FIELD_BOMBS = {
	"a large index": "a[3000000]=1",
	"a large index of a known field": "name[3000000]=1",
	"the largest index": "name[4294967294]=1&userInput[4294967295]=1",
	"many large indexes": Array.from({ length: 40 }, (_, number) => `a${number}[99999]=1`).join("&"),
	"an index within an index": "a[99999][99999][99999]=1",
	"a deep path": `${"a.".repeat(20_000)}b=1`,
	"an intent with a large index": intent("insert", { name: "name", index: 3_000_000 }),
	"an intent to a large path": intent("update", { name: "a[3000000]", value: 1 }),
	"an intent to reorder": intent("reorder", { name: "name", from: 0, to: 3_000_000 }),
	"an intent to remove": intent("remove", { name: "name", index: -1 }),
	"an intent to reset": intent("reset", { name: "__proto__" }),
	"an intent that nobody knows": intent("surprise", null),
	"an intent that is no JSON": "__intent__={",
	"an intent that is null": "__intent__=null",
	"two intents": "__intent__=1&__intent__=2",
	"a state that is no JSON": "__state__={",
	"the prototype": "__proto__[x]=1&constructor.prototype.x=1",
};

function intent(type: string, payload: unknown): string {
	return new URLSearchParams({ __intent__: JSON.stringify({ type, payload }) }).toString();
}
