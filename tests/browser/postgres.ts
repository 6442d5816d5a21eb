import { setup } from "../support/postgres";

/** Starts the cluster that all browsers' servers share; for Playwright's `globalSetup`. */
export default setup;
