import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	schema: ["./db/sqlite/schema.server.ts", "./db/sqlite/talk-schema.server.ts"],
	out: "./db/sqlite/migrations",
});
