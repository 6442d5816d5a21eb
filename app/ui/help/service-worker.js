// Keeps /help, and nothing else, for when there is no line: a copy without scripts, as a visitor without cookies sees it.
// Every visit to /help over the line brings a new copy, so that a release or another number replaces the old one.

const KEPT = "help-1";
/** By the address that shows it: what is fetched for it. */
const PAGES = { "/help": "/help?offline&language=en", "/help?language=hi": "/help?offline&language=hi" };

self.addEventListener("install", (event) => {
	self.skipWaiting();
	event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
	event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()]));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== self.location.origin) return;
	if (request.mode === "navigate" && pathname === "/help") {
		event.respondWith(overLine(event).catch(() => keptPage(request.url)));
	} else if (request.destination === "style" || request.destination === "image") {
		event.respondWith(fetch(request).catch(() => keptOr(request)));
	}
});

async function overLine(event) {
	const answer = await fetch(event.request);
	if (answer.ok) event.waitUntil(keep().catch(() => undefined));
	return answer;
}

/** Fetches all anew, then puts it in the place of what was there: half a copy is never kept. */
async function keep() {
	const answers = [];
	const pieces = new Set();
	for (const [address, source] of Object.entries(PAGES)) {
		const page = await fetched(source);
		for (const [, piece] of (await page.clone().text()).matchAll(/<link rel="(?:stylesheet|icon)" href="([^"]+)"/g))
			pieces.add(piece);
		answers.push([address, page]);
	}
	for (const piece of pieces) answers.push([piece, await fetched(piece)]);
	const cache = await caches.open(KEPT);
	for (const [address, answer] of answers) await cache.put(address, answer);
	const current = new Set(answers.map(([address]) => new URL(address, self.location.origin).href));
	for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

/** Without cookies, so that nothing of a person can be in it. */
async function fetched(address) {
	const answer = await fetch(address, { credentials: "omit", cache: "no-cache" });
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
	return answer;
}

async function keptPage(url) {
	const language = new URL(url).searchParams.get("language");
	const cache = await caches.open(KEPT);
	const page = await cache.match(language === "hi" ? "/help?language=hi" : "/help");
	return page ?? Response.error();
}

async function keptOr(request) {
	const cache = await caches.open(KEPT);
	return (await cache.match(request)) ?? Response.error();
}

async function forgetOthers() {
	for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}
