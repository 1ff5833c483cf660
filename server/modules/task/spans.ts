import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { TaskRow } from '#server/jobs/tasks/TaskKind.ts';

/** Records that one row of a task is about: its key says which, and its result how many were done and how many not. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export interface SpanResult {
  readonly done: number;
  readonly failed: number;
}

export const spanKey = ({ first, last }: Span): string => `${first}-${last}`;

export function spanOf(key: string): Span {
  const [first = 0, last = 0] = key.split('-').map(Number);
  return { first, last };
}

/** What a row of a task that did not come to its end has told. */
export const doneBefore = ({ result }: TaskRow): number =>
  isRecord(result) && typeof result['done'] === 'number' ? result['done'] : 0;

export const spanSize = ({ first, last }: Span): number => last - first + 1;

/** Of the row that is read as `counted`: what `spanKey` wrote, and no id. */
const isSpan = sql`counted.key ~ '^[0-9]+-[0-9]+$'`;
const size = sql`(case when ${isSpan} then split_part(counted.key, '-', 2)::integer - split_part(counted.key, '-', 1)::integer + 1 else 1 end)`;
const told = (what: keyof SpanResult) =>
  sql`(case when ${isSpan} then (counted.result ->> ${sql.lit(what)})::integer end)`;

const summed = (alias: string, records: Sql): Sql =>
  sql`(select coalesce(sum(${records}), 0)::integer from task_rows counted where counted.task_id = ${sql.id(alias, 'id')})`;

/** How many records a task is about, not how many rows it has. */
export const recordsOf = (alias: string): Sql => summed(alias, size);

/** Those of a row that has not come to its end among them, where it told. */
export const doneOf = (alias: string): Sql =>
  summed(alias, sql`coalesce(${told('done')}, case when counted.state = 'DONE' then ${size} end)`);

/** Those of rows that failed, and those that were refused in a row that did not. */
export const failedOf = (alias: string): Sql =>
  summed(
    alias,
    sql`case counted.state when 'FAILED' then ${size} - coalesce(${told('done')}, 0) else ${told('failed')} end`,
  );
