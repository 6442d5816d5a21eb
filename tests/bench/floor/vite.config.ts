import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

/** The floor of every ratio: Remix as its own documentation sets it up, and nothing else. */
export default defineConfig({
	root: import.meta.dirname,
	publicDir: resolve(import.meta.dirname, "../../../public"),
	build: { assetsInlineLimit: 0 },
	plugins: [
		remix({
			future: {
				v3_fetcherPersist: true,
				v3_lazyRouteDiscovery: true,
				v3_relativeSplatPath: true,
				v3_singleFetch: true,
				v3_throwAbortReason: true,
			},
		}),
	],
});
