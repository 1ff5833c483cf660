import { type RawBuilder, sql } from 'kysely';

/** These columns, emptied. */
export const nulls = <C extends string>(columns: readonly C[]): Readonly<Record<C, null>> =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<C, null>;

/** A piece of SQL with its values, numbered only when compiled, so that pieces nest freely. */
export type Sql = RawBuilder<unknown>;

export const TRUE: Sql = sql.raw('true');
export const FALSE: Sql = sql.raw('false');

/** A number that stands in the statement itself, for the planner to see. */
export const whole = (number: number): Sql => sql.raw(String(number));

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

/** Whether the row that a column names meets a condition, which is told the alias of it. */
export function belongsTo(
  alias: string,
  column: string,
  table: string,
  condition: (owner: string) => Sql,
): Sql {
  const owner = `${alias}_${column.replace(/_id$/, '')}`;
  return sql`exists (select 1 from ${sql.id(table)} ${sql.id(owner)} where ${and([
    sql`${sql.id(owner, 'id')} = ${sql.id(alias, column)}`,
    condition(owner),
  ])})`;
}
