export type { Intensity } from "./intensity";
export { ACTS, type Act, TOPICS, type Topic } from "./labels";
export { detectLanguage } from "./language";
export { startUnderstanding, type Understanding, understand } from "./understand.server";
