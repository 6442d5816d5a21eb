/** The parsed content files, by path: put into a build by vite.config.ts. */
declare module "virtual:bot-content" {
	const files: Record<string, unknown>;
	export default files;
}
