import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	schema: ["./db/schema.server.ts", "./db/talk-schema.server.ts"],
	out: "./db/migrations",
});
