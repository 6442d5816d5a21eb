import { env } from "~/env.server";
import { fileRoute } from "~/http/files.server";

/** Lets a phone put the product on its home screen, under the operator's name. */
const file = fileRoute(async () => {
	return Response.json(
		{
			name: env.PRODUCT_NAME,
			short_name: env.PRODUCT_NAME.slice(0, 12),
			description: "A kind word, a bot that listens, and a session with a counsellor.",
			lang: env.LOCALE,
			start_url: "/",
			display: "standalone",
			shortcuts: [{ name: "Help right now", url: "/help" }],
			background_color: "#fbf8f3",
			theme_color: "#ffffff",
			icons: [
				{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
				{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
				{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
			],
		},
		{ headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" } },
	);
});

export const loader = file.loader;
export const action = file.action;
