/** Safari forgets that a table is one when it is laid out as cards; naming the roles reminds it. */
export const TABLE = { role: "table" };
export const ROW_GROUP = { role: "rowgroup" };
export const ROW = { role: "row" };
export const COLUMN_HEADER = { role: "columnheader", scope: "col" };
export const CELL = { role: "cell" };
