import { type HelpPage, helpPageSchema } from "../help-page";
import { type Line, linesSchema } from "../lines";
import { CONTENT_FILES } from "./files.server";

/** The lines of help that the product ships with. */
export const SHIPPED_LINES: Readonly<Record<string, Line>> = linesSchema.parse(CONTENT_FILES["lines.yaml"]);

/** What /help says. */
export const HELP_PAGE: HelpPage = helpPageSchema.parse(CONTENT_FILES["help.yaml"]);
