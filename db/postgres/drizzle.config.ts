import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: "./db/postgres/schema.server.ts",
	out: "./db/postgres/migrations",
});
