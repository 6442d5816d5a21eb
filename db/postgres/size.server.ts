import { sql } from "drizzle-orm";

/** Smaller tables have little to give, and few rows to judge them by. */
const PAGES_AT_LEAST = sql.raw("64");
/** What a row takes beside its values: its header, its pointer in the page, and at most so much to align it. */
const BESIDE_VALUES = sql.raw("(24 + 4 + 12)");
/** Rows fill no page quite, and how long they are is known from a sample. */
const MARGIN = sql.raw("1.1");

/** What a row of a table takes. TOAST keeps long values in pieces of a quarter of a page. Null before the first analyze. */
const rowBytes = sql`case relkind when 't' then page_bytes / 4 else ${BESIDE_VALUES} + (
	select sum((1 - null_frac) * avg_width) from pg_stats where schemaname = current_schema() and tablename = relname
) end`;

/** As many rows as a table had when it was looked at last, or has had since with those deleted and not vacuumed: the more. */
const rows = sql`greatest(reltuples, pg_stat_get_live_tuples(pg_class.oid) + pg_stat_get_dead_tuples(pg_class.oid))`;

const indexBytes = sql`(
	select coalesce(sum(of_index.relpages), 0) * page_bytes
	from pg_index join pg_class as of_index on of_index.oid = indexrelid where indrelid = pg_class.oid
)`;

/**
 * The table of one row and one column, `bytes`: how much of the database is in use. The size of its files tells what it
 * once held: vacuum makes room of deleted rows in them, and seldom gives it back to the disk. So the share of the larger
 * tables that was beyond what their rows take when vacuum or analyze looked last is left out, of their indexes the same
 * share. Pages that came since and tables that were never analyzed count whole.
 */
export const usedBytes = sql`(
	select pg_database_size(current_database()) - coalesce(sum((held + ${indexBytes}) * greatest(1 - taken / held, 0)), 0)::bigint as bytes
	from (select current_setting('block_size')::bigint as page_bytes) as page, pg_class, lateral (
		select relpages * page_bytes as held, ${MARGIN} * ${rows} * ${rowBytes} as taken
	) as pages
	where relkind in ('r', 't') and pg_class.oid >= 16384 and relpages >= ${PAGES_AT_LEAST}
) as used`;
