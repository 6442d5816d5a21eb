import { type Content, createContent } from "./content";
import { CONTENT_FILES } from "./files.server";

/** The content that the product ships with. */
export const CONTENT: Content = createContent(CONTENT_FILES);
