// `npm test`: installs what a fresh machine lacks, then runs every check and adds up what passed and failed.
// Plain JavaScript without a dependency, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const RESULTS = "test-results";
const totals = { passed: 0, failed: 0 };
/** What failed among the tests that ran long before the end, told once more there. */
const failures = [];

if (!existsSync("node_modules/vitest")) must("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
process.env.CHROMIUM_PATH ||= findChromium();
if (!onPath("sqlite3")) installDebian("sqlite3");
if (!hasPostgres()) installDebian("postgresql");
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

check("types", "npx", ["tsc", "--noEmit"]);
check("lint", "npx", ["biome", "check", "--error-on-warnings"]);
if (check("build", "npm", ["run", "build"])) {
	const unit = `${RESULTS}/vitest.json`;
	run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unit}`]);
	add("unit and request tests", unit, ({ numPassedTests, numFailedTests, testResults }) => {
		const failed = testResults.filter(({ status }) => status === "failed");
		const told = failed.flatMap(({ name, message, assertionResults }) => {
			const assertions = assertionResults.filter((assertion) => assertion.status === "failed");
			return assertions.length > 0
				? assertions.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`)
				: [`${name} could not be run: ${message}`];
		});
		failures.push(...told);
		return [numPassedTests, Math.max(numFailedTests, told.length)];
	});
	for (const engine of ["sqlite", "postgres"]) {
		const browser = `${RESULTS}/playwright-${engine}.json`;
		process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = resolve(browser);
		process.env.TEST_DATABASE = engine;
		run("npx", ["playwright", "test", "--config=tests/browser", "--reporter=list,json"]);
		add(`browser tests on ${engine}`, browser, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
	}
}

for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Runs a command with its output shown. Returns whether it succeeded. */
function run(command, parameters) {
	console.log(`\n$ ${command} ${parameters.join(" ")}`);
	return spawnSync(command, parameters, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

function must(command, parameters) {
	if (!run(command, parameters)) process.exit(1);
}

/** Runs a check that passes or fails as a whole. */
function check(name, command, parameters) {
	const passed = run(command, parameters);
	totals[passed ? "passed" : "failed"]++;
	console.log(`${name}: ${passed ? "passed" : "failed"}`);
	return passed;
}

/** Adds a runner's own counts. A report that is missing, unreadable or without a test is a failure. */
function add(name, file, counts) {
	let [passed, failed] = [0, 1];
	try {
		[passed, failed] = counts(JSON.parse(readFileSync(file, "utf8")));
		if (passed + failed === 0) failed = 1;
	} catch (error) {
		console.error(`${name}: no report (${error.message})`);
	}
	totals.passed += passed;
	totals.failed += failed;
	console.log(`${name}: ${passed} passed, ${failed} failed`);
}

/** A system's Chromium, else Playwright's own download (then the path stays empty), else Debian's package. */
function findChromium() {
	const installed = ["chromium", "chromium-browser", "google-chrome"].map(onPath).find(Boolean);
	if (installed) return installed;
	if (quietly("npx", ["playwright", "install", "--with-deps", "chromium"])) return "";
	console.log("Playwright's download is not to be had; installing Debian's chromium.");
	installDebian("chromium");
	return onPath("chromium") || "";
}

function installDebian(name) {
	const root = process.getuid?.() === 0 ? [] : ["sudo"];
	for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
		const [command, ...rest] = [...root, "apt-get", ...parameters];
		run(command, rest);
	}
}

function onPath(name) {
	const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
	return found.status === 0 ? found.stdout.trim() : "";
}

/** Whether PostgreSQL's server is there, where Debian puts it or where a build of one's own says. */
function hasPostgres() {
	const places = '"$(pg_config --bindir)/postgres" /usr/lib/postgresql/*/bin/postgres';
	return spawnSync("sh", ["-c", `ls ${places}`], { encoding: "utf8" }).stdout !== "";
}

function quietly(command, parameters) {
	return spawnSync(command, parameters, { stdio: "ignore", timeout: 180_000 }).status === 0;
}
