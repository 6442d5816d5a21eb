import { is } from "drizzle-orm";
import { PgDialect, PgTable, getTableConfig as postgresTable } from "drizzle-orm/pg-core";
import { SQLiteSyncDialect, SQLiteTable, getTableConfig as sqliteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as sqlite from "../sqlite/schema.server";
import * as talk from "../sqlite/talk-schema.server";
import * as postgres from "./schema.server";

type Column = ReturnType<typeof postgresTable>["columns"][number] | ReturnType<typeof sqliteTable>["columns"][number];

const dialects = { sqlite: new SQLiteSyncDialect(), postgres: new PgDialect() };

/** What both engines have to have of a table, in a shape that can be laid side by side. */
function told(engine: keyof typeof dialects, exported: object): Record<string, object> {
	const tables = Object.entries(exported).flatMap(([name, table]) => {
		if (is(table, SQLiteTable)) return [[name, describeTable(engine, sqliteTable(table))] as const];
		return is(table, PgTable) ? [[name, describeTable(engine, postgresTable(table))] as const] : [];
	});
	return Object.fromEntries(tables);
}

function describeTable(
	engine: keyof typeof dialects,
	table: ReturnType<typeof postgresTable> | ReturnType<typeof sqliteTable>,
): object {
	return {
		name: table.name,
		columns: table.columns.map(describeColumn),
		primaryKeys: table.primaryKeys.map(({ columns }) => columns.map(({ name }) => name)),
		indexes: table.indexes.map(({ config: { name, columns, unique, where } }) => ({
			name,
			columns: columns.map((column) => (column as { name?: string }).name),
			unique,
			where: where && dialects[engine].sqlToQuery(where).sql,
		})),
		foreignKeys: table.foreignKeys.map((key) => {
			const { columns, foreignTable, foreignColumns } = key.reference();
			const names = (listed: readonly { name: string }[]) => listed.map(({ name }) => name);
			const nameOf = is(foreignTable, PgTable)
				? postgresTable(foreignTable).name
				: sqliteTable(foreignTable as SQLiteTable).name;
			return [names(columns), nameOf, names(foreignColumns), key.onDelete ?? "no action", key.onUpdate ?? "no action"];
		}),
		checks: table.checks.map(({ name }) => name),
	};
}

function describeColumn(column: Column): object {
	const { name, keyAsName, dataType, notNull, hasDefault, default: value, primary, enumValues, generated } = column;
	const counts = "autoIncrement" in column ? column.autoIncrement : column.generatedIdentity !== undefined;
	// For SQLite every whole number that is a primary key has a default: it would count it up.
	const defaults = primary ? null : { hasDefault, value };
	return {
		name,
		keyAsName,
		dataType,
		notNull,
		primary,
		enumValues,
		worksItOut: generated !== undefined,
		counts,
		defaults,
	};
}

test("both engines have the same tables, columns, keys, indexes and rules by the same names", () => {
	const ofSqlite = told("sqlite", { ...sqlite, ...talk });
	const ofPostgres = told("postgres", postgres);
	expect(Object.keys(ofPostgres).length).toBeGreaterThan(15);
	expect(Object.keys(ofPostgres).sort()).toEqual(Object.keys(ofSqlite).sort());
	expect(ofPostgres).toEqual(ofSqlite);
});
