import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { isId } from './Read.ts';

const hasNumbers = (table: string): boolean => kindOf(table, 'id') === 'id';

/** The rows of a table that are named. Those of a view may have ids that are no numbers. */
export const namedRows = (table: string, id: Sql, ids: readonly string[]): Sql =>
  hasNumbers(table) ? sql`${id} = any(${ids}::bigint[])` : sql`${id}::text = any(${ids}::text[])`;

/** Anything else names no row of it. */
export const isIdOf = (table: string, id: string): boolean =>
  hasNumbers(table) ? isId(id) : /^[\w-]{1,100}$/.test(id);
