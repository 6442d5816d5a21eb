import { resolve } from "node:path";
import { readYamlFolder } from "../../read-yaml-folder.server";

/** The parsed content files, by path. A build holds them in place of this module (see vite.config.ts). */
export const CONTENT_FILES: Readonly<Record<string, unknown>> = readYamlFolder(resolve("app/features/booking/content"));
