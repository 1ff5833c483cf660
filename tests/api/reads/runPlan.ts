import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Database } from '#server/db/Database.ts';

/** The lines of the plan of a statement that has been run, each with the rows that came of it. */
export async function runPlan(database: Database, statement: Sql): Promise<readonly string[]> {
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, costs off, timing off) ${statement}`.execute(database.kysely);
  return rows.map((row) => row['QUERY PLAN']);
}

/** How many rows came of each node that is described so, of all its turns. */
export const rowsOf = (plan: readonly string[], node: RegExp): readonly number[] =>
  plan
    .filter((line) => node.test(line))
    .map((line) => /actual rows=(\d+) loops=(\d+)/.exec(line))
    .map((match) => Number(match?.[1] ?? 0) * Number(match?.[2] ?? 0));
