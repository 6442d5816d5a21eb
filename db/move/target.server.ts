import type pg from "pg";
import { createRowHash, type Fingerprint, type Value } from "./fingerprint.server";
import type { MovedColumn, MovedTable } from "./tables.server";

/** What one statement takes along: as many rows as fit, so that a million of them need no more memory than these. */
const BATCH_ROWS = 2_000;
const BATCH_CHARACTERS = 4_000_000;
/** How much of the server's memory the making of one index may take. */
const INDEX_MEMORY = "256MB";

/** How a value stands in a statement that writes it, and how one that reads it has it. */
const MOMENT_FROM = "timestamptz 'epoch' + % * interval '1 millisecond'";
const MOMENT_TO = "(extract(epoch from %) * 1000)::bigint";

/**
 * Whether a database holds anything: a table, view, sequence, type or function that neither PostgreSQL nor one of its
 * extensions has made.
 */
export async function holdsAnything(client: pg.ClientBase): Promise<boolean> {
	const own = (catalogue: string, namespace: string) => `
		select 1 from ${catalogue} as thing join pg_namespace as space on space.oid = thing.${namespace}
		where space.nspname not in ('pg_catalog', 'information_schema') and space.nspname not like 'pg\\_toast%'
			and space.nspname not like 'pg\\_temp%'
			and not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = thing.oid and deptype = 'e')`;
	const { rowCount } = await client.query(
		`${own("pg_class", "relnamespace")} union all ${own("pg_proc", "pronamespace")} limit 1`,
	);
	return (rowCount ?? 0) > 0;
}

/**
 * Takes all indexes off but those of primary keys. Made over all rows at once they cost a fraction of what they cost row
 * by row.
 *
 * @returns the statements that make them again
 */
export async function takeIndexesOff(client: pg.ClientBase): Promise<string[]> {
	const { rows } = await client.query(`
		select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
		from pg_index join pg_class on pg_class.oid = indrelid
		where relnamespace = current_schema()::regnamespace and not indisprimary`);
	for (const { name } of rows) await client.query(`drop index ${name}`);
	await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
	return rows.map(({ definition }) => definition);
}

/**
 * Writes rows into a table, in batches of bounded memory. What is not committed by whoever began the transaction is not
 * there.
 */
export async function writeTable(
	client: pg.ClientBase,
	table: MovedTable,
	rows: Iterable<readonly Value[]>,
): Promise<void> {
	const statement = insertionInto(table);
	let batch: (readonly Value[])[] = [];
	let characters = 0;
	const flush = async () => {
		const byColumn = table.columns.map((_, index) => batch.map((row) => row[index] ?? null));
		batch = [];
		characters = 0;
		await client.query(statement, byColumn);
	};
	for (const row of rows) {
		batch.push(row);
		for (const value of row) if (typeof value === "string") characters += value.length;
		if (batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush();
	}
	if (batch.length > 0) await flush();
}

/** What a table comes to, read back in the order of its keys. Needs a transaction. */
export async function fingerprintOf(client: pg.ClientBase, { name, columns, key }: MovedTable): Promise<Fingerprint> {
	const hash = createRowHash();
	let rows = 0;
	const listed = columns.map((column) => `${read(column)} as "${column.name}"`).join(", ");
	const ordered = key.map((column) => `"${name}"."${column}"`).join(", ");
	await client.query(`declare moved no scroll cursor for select ${listed} from "${name}" order by ${ordered}`);
	for (;;) {
		const fetched = await client.query<unknown[]>({ text: `fetch ${BATCH_ROWS} from moved`, rowMode: "array" });
		for (const row of fetched.rows) hash.add(row.map((value, index) => told(value, columns[index])));
		rows += fetched.rows.length;
		if (fetched.rows.length < BATCH_ROWS) break;
	}
	await client.query("close moved");
	return { rows, sums: await sumsOf(client, name, columns), hash: hash.digest() };
}

/** Has a table go on counting after a number, so that what was deleted never lends its number to another. */
export async function countOnFrom(client: pg.ClientBase, { name, counted }: MovedTable, last: number): Promise<void> {
	if (counted === null || last === 0) return;
	await client.query("select setval(pg_get_serial_sequence($1, $2), $3)", [`"${name}"`, counted, last]);
}

function insertionInto({ name, columns }: MovedTable): string {
	const listed = columns.map((column) => `"${column.name}"`);
	const arrays = columns.map((column, index) => `$${index + 1}::${carrier(column)}[]`);
	const values = columns.map((column, index) => written(column, `given."${index}"`));
	const aliases = columns.map((_, index) => `"${index}"`);
	return `insert into "${name}" (${listed.join(", ")})
		select ${values.join(", ")} from unnest(${arrays.join(", ")}) as given(${aliases.join(", ")})`;
}

/** In what type a value travels. */
function carrier({ kind }: MovedColumn): string {
	return kind === "text" || kind === "json" ? "text" : "bigint";
}

function written({ kind, type }: MovedColumn, value: string): string {
	if (kind === "moment") return MOMENT_FROM.replace("%", value);
	if (kind === "yes or no") return `${value} <> 0`;
	return `${value}::${type}`;
}

function read({ name, kind }: MovedColumn): string {
	if (kind === "moment") return MOMENT_TO.replace("%", `"${name}"`);
	if (kind === "yes or no") return `"${name}"::integer`;
	return kind === "json" ? `"${name}"::text` : `"${name}"`;
}

function told(value: unknown, column: MovedColumn | undefined): Value {
	if (value === null) return null;
	return column?.kind === "text" || column?.kind === "json" ? String(value) : Number(value);
}

async function sumsOf(client: pg.ClientBase, table: string, columns: readonly MovedColumn[]): Promise<string[]> {
	const summed = columns.filter(({ kind }) => kind !== "text" && kind !== "json");
	if (summed.length === 0) return [];
	const sums = summed.map((column) => `coalesce(sum(${read(column)}), 0)::text`).join(", ");
	const { rows } = await client.query<string[]>({ text: `select ${sums} from "${table}"`, rowMode: "array" });
	return rows[0] ?? [];
}
