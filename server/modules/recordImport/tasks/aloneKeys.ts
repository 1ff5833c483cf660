import { sql } from 'kysely';
import { or, type Sql } from '#server/db/conditions.ts';
import { run, type Tx } from '#server/db/rows.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { Cell } from '#server/sheets/Sheet.ts';
import { CellProblem, cellValue } from '../mapping/cellValue.ts';
import type { ImportPlan, PlannedColumn } from './importPlan.ts';

/** A row above that has what only one record may have. */
export interface EarlierRow {
  readonly line: number;
  /** Which of what the type has alone. */
  readonly place: number;
}

const columnOf = ({ columns }: ImportPlan, name: string): PlannedColumn | undefined =>
  columns.find(({ field }) => field.field === name);

const textIn = ({ index }: PlannedColumn): Sql => sql`nullif(lower(btrim(cells ->> ${index}::integer)), '')`;

/** What rows have that only one record may have, of their cells as they stand; null where a file says nothing of it. */
export async function aloneKeysIn(tx: Tx, session: WriteSession, plan: ImportPlan, rows: Sql): Promise<Sql> {
  const keys: Sql[] = [];
  for (const [place, { inputs, unless = {} }] of plan.of.alone.entries()) {
    const columns = inputs.map((input) => columnOf(plan, input));
    const [first] = columns;
    // By the key of the rows it is told already.
    if (first === undefined || (inputs.length === 1 && first === plan.match)) continue;
    const texts = columns.map((column) => (column ? sql`coalesce(${textIn(column)}, '')` : sql`''`));
    const key = sql`concat_ws(chr(31), ${`${plan.importId} ${place}`}::text, ${sql.join(texts)})`;
    const beside: Sql[] = [];
    for (const [input, value] of Object.entries(unless)) {
      const column = columnOf(plan, input);
      if (column) beside.push(await says(tx, session, plan, { column, value, rows }));
    }
    keys.push(sql`case when ${textIn(first)} is not null and not ${or(beside)} then ${key} end`);
  }
  return keys.length === 0
    ? sql`null::text[]`
    : sql`nullif(array_remove(array[${sql.join(keys)}], null), '{}')`;
}

interface Said {
  readonly column: PlannedColumn;
  readonly value: string;
  readonly rows: Sql;
}

/** Whether a cell means a value, in whatever words. */
async function says(
  tx: Tx,
  { context }: WriteSession,
  { reading }: ImportPlan,
  { column: { index, field }, value, rows }: Said,
): Promise<Sql> {
  const cell = sql`cells ->> ${index}::integer`;
  const found = await run<{ text: string }>(
    tx,
    sql`select distinct ${cell} as text from record_import_rows where ${rows} and ${cell} is not null`,
  );
  const meant = { ...reading, thisYear: context.now().getUTCFullYear() };
  const texts = found.map(({ text }) => text).filter((text) => valueOf(text) === value);
  return sql`coalesce(${cell} = any(${texts}::text[]), false)`;

  function valueOf(text: Cell): unknown {
    try {
      return cellValue(text, field, meant, null);
    } catch (error) {
      // Its row is refused for it.
      if (error instanceof CellProblem) return null;
      throw error;
    }
  }
}

/**
 * The first row of each key that some rows have, for all of them at once: where every row of a file has the same key, each
 * would go through them all.
 */
export const firstRows = (
  some: Sql,
): Sql => sql`(select k.key, min(e.position) as position, min(e.line) as line
  from (select distinct unnest(s.alone_keys) as key from record_import_rows s where ${some}) k
    cross join lateral (select position, line from record_import_rows e where e.alone_keys @> array[k.key]) e
  group by k.key)`;

/** The rows above that have one of the same keys, of the rows that are read as r, `firsts` being those of `firstRows`. */
export const earlierRows: Sql = sql`(select json_agg(json_build_object('place', split_part(split_part(f.key, chr(31), 1), ' ', 2)::integer, 'line', f.line) order by f.key)
  from firsts f where f.key = any(r.alone_keys) and f.position < r.position)`;
