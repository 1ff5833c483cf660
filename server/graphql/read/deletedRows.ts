import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';

/** The column that marks a deleted row (B5). */
export const deletedAt = 'deleted_at';

/**
 * The deleted rows of a table as they would be if they were not: every scope leaves deleted rows out, and holds for
 * these as it stands.
 */
export const deletedRows = (table: string): Sql => {
  const columns = [...columnsIn(table).keys()].map((column) =>
    column === deletedAt ? sql`null::timestamptz as ${sql.id(column)}` : sql.id(column),
  );
  return sql`(select ${sql.join(columns)} from ${sql.id(table)} where ${sql.id(deletedAt)} is not null)`;
};
