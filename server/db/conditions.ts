import { type RawBuilder, sql } from 'kysely';

/** These columns, emptied. */
export const nulls = <C extends string>(columns: readonly C[]): Readonly<Record<C, null>> =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<C, null>;

/** A piece of SQL with its values, numbered only when compiled, so that pieces nest freely. */
export type Sql = RawBuilder<unknown>;

export const TRUE: Sql = sql.raw('true');
export const FALSE: Sql = sql.raw('false');

export function and(pieces: readonly Sql[]): Sql {
  if (pieces.includes(FALSE)) return FALSE;
  const needed = pieces.filter((piece) => piece !== TRUE);
  return needed.length === 0 ? TRUE : sql`(${sql.join(needed, sql.raw(' and '))})`;
}

export function or(pieces: readonly Sql[]): Sql {
  if (pieces.includes(TRUE)) return TRUE;
  const possible = pieces.filter((piece) => piece !== FALSE);
  return possible.length === 0 ? FALSE : sql`(${sql.join(possible, sql.raw(' or '))})`;
}
