import { resolve } from "node:path";
import { type Content, createContent } from "./content";

/**
 * The content that the product ships with. A build holds it already parsed (see vite.config.ts); tests, scripts and
 * development read the files.
 */
export const CONTENT: Content = createContent(await parsedFiles());

async function parsedFiles(): Promise<Record<string, unknown>> {
	if (import.meta.env?.PROD) return (await import("virtual:bot-content")).default;
	const { readYamlFolder } = await import("./read-files.server");
	return readYamlFolder(resolve("app/features/bot/content"));
}
