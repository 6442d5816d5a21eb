import { SHIPPED_LINES } from "../../help/content/content.server";
import { type Content, createContent } from "./content";
import { CONTENT_FILES } from "./files.server";

/** The content that the product ships with. The lines of help are those of all pages. */
export const CONTENT: Content = createContent(CONTENT_FILES, SHIPPED_LINES);
