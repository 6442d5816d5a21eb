import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../postgres/schema.server";

/** What stands in a column, whichever engine keeps it. */
type Kind = "text" | "number" | "moment" | "yes or no" | "json";

/** A column that is moved. What the database works out itself is not. */
export type MovedColumn = { name: string; kind: Kind; type: string };

/** A table that is moved. */
export type MovedTable = {
	name: string;
	columns: readonly MovedColumn[];
	/** Names of the columns of its primary key. */
	key: readonly string[];
	/** The column that the database counts up by itself. */
	counted: string | null;
};

const KINDS: Record<string, Kind> = {
	string: "text",
	number: "number",
	date: "moment",
	boolean: "yes or no",
	json: "json",
};

const configs = Object.values(schema)
	.filter((exported) => is(exported, PgTable))
	.map(getTableConfig);

/** All tables of the product, each after those that its rows point at. */
export const TABLES: readonly MovedTable[] = inOrder(configs).map(describe);

function inOrder(waiting: typeof configs): typeof configs {
	const ordered: typeof configs = [];
	const stands = (name: string) => ordered.some((table) => table.name === name);
	while (ordered.length < waiting.length) {
		const next = waiting.find(
			({ name, foreignKeys }) =>
				!stands(name) && foreignKeys.every((key) => stands(getTableConfig(key.reference().foreignTable).name)),
		);
		if (next === undefined) throw new Error("Tables that point at each other in a circle have no order.");
		ordered.push(next);
	}
	return ordered;
}

function describe({ name, columns, primaryKeys }: (typeof configs)[number]): MovedTable {
	const own = columns.filter(({ generated }) => generated === undefined);
	return {
		name,
		columns: own.map((column) => ({
			name: column.name,
			kind: kindOf(column.dataType),
			type: column.getSQLType(),
		})),
		key: (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map((column) => column.name),
		counted: columns.find(({ generatedIdentity }) => generatedIdentity !== undefined)?.name ?? null,
	};
}

function kindOf(dataType: string): Kind {
	const kind = KINDS[dataType];
	if (kind === undefined) throw new Error(`Nothing is known of how to move ${dataType}.`);
	return kind;
}
