import { index, type RouteConfig, route } from "@remix-run/route-config";

/** One address a line. */
export default [
	index("routes/_index.tsx"),
	route("home", "routes/home.tsx"),
	route("login", "routes/login.tsx"),
	route("chatbot", "routes/chatbot.tsx"),
	route("booking", "routes/booking.tsx"),
	route("check", "routes/check.tsx"),
	route("logout", "routes/logout.ts"),
	route("conversation", "routes/conversation.ts"),
	route("healthz", "routes/healthz.ts"),
	route("refused/:status", "routes/refused.tsx"),
	route("manifest.webmanifest", "routes/manifest.ts"),
	route(".well-known/security.txt", "routes/security-txt.ts"),
	route("api/goodthoughts", "routes/api.goodthoughts.ts"),
	route("api/login", "routes/api.login.ts"),
	route("api/logout", "routes/api.logout.ts"),
	route("api/signup", "routes/api.signup.ts"),
	route("api/booking", "routes/api.booking.ts"),
	route("api/user-bookings", "routes/api.user-bookings.ts"),
	route("api/chat", "routes/api.chat.ts"),
	route("api/*", "routes/api.$.ts"),
	route("*", "routes/$.tsx"),
] satisfies RouteConfig;
