import { type Sql, sql } from '../db/sql.ts';

/** The three variants of an image, kept as JSON text of their paths. */
export const imageOf = (column: Sql): Sql => sql`${column}::json`;
