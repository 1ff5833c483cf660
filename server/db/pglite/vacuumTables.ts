import type { QueryAnswer } from './pgliteMessages.ts';

export type RunOnce = (text: string) => Promise<QueryAnswer>;

const pauseMs = 20;
const tableNames = `select format('%I.%I', n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't' and n.nspname <> 'information_schema'
  order by 1`;

/**
 * Collects garbage and renews statistics table by table. There is one connection: one statement for all tables would
 * keep everybody waiting to its end, so the requests that wait go first before each further table.
 */
export async function vacuumTables(run: RunOnce, only: ReadonlySet<string> | null): Promise<void> {
  const { rows } = await run(tableNames);
  const all = rows.flatMap(([name]) => name ?? []);
  const wanted = only === null ? all : all.filter((name) => only.has(name.slice(name.indexOf('.') + 1)));
  for (const name of wanted) {
    await run(`vacuum analyze ${name}`);
    await new Promise((resolve) => setTimeout(resolve, only === null ? 0 : pauseMs));
  }
}
