import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';

/** The rows of a table that are named. Those of a view may have ids that are no numbers. */
export const namedRows = (table: string, id: Sql, ids: readonly string[]): Sql =>
  kindOf(table, 'id') === 'id' ? sql`${id} = any(${ids}::bigint[])` : sql`${id}::text = any(${ids}::text[])`;
