import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { compileSql } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { sessionSetup } from '#server/db/sessionSetup.ts';
import { contract, listOperation, objectType } from '#server/graphql/contract.ts';
import { compileCount } from '#server/graphql/read/compileAll.ts';
import { compileList } from '#server/graphql/read/compileList.ts';
import { startCompilation } from '#server/graphql/read/compileObject.ts';
import { isDeep, wayTo } from '#server/graphql/read/paginator.ts';
import { isRefused, type ListCase, listCases } from './listCases.ts';
import { Selection } from '#server/graphql/read/selection.ts';
import { entities } from '#server/modules/entities.ts';
import { nouns } from '#server/modules/nouns.ts';
import { options } from '../options.ts';
import { askers } from './askers.ts';

/** What a statement may take, in ms. */
const limits = { page: 50, count: 300 } as const;
const first = 25;

/** All lists but that of sessions, which are nobody's records, with what their records are known by. */
const lists = nouns.flatMap((noun) => {
  const { list } = noun;
  const fields = list ? objectType(list.entity.type).getFields() : {};
  const key = ['id', 'ID', 'guid'].find((name) => name in fields);
  if (!list || key === undefined) return [];
  return [{ noun, list, selection: new Selection([[key, { name: key, below: new Selection() }]]) }];
});

/** Times the statements of every list, for both roles, and prints those that take longer than they may. */
export async function timeLists(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of sessionSetup(undefined, 30_000)) await client.query(statement);
  let tried = 0;
  let slow = 0;
  const judge = (what: string, milliseconds: number, limit: number) => {
    tried += 1;
    if (milliseconds <= limit) return;
    slow += 1;
    console.log(`${what}: ${milliseconds.toFixed(0)} ms`);
  };
  for (const asker of askers)
    for (const { noun, list, selection } of lists) {
      const isPaged = listOperation(list.entity.type)?.isPaged === true;
      const compilation = () => startCompilation({ schema: contract, entities, viewer: asker });
      for (const { name, args } of listCases(noun)) {
        const label = `${asker.username} ${list.entity.type} ${name}`;
        if (!label.includes(options.only ?? '')) continue;
        if (isRefused(() => compileCount(list, args, compilation()))) continue;
        const { answer, milliseconds } = await time(client, compileCount(list, args, compilation()));
        judge(`${label}, count`, milliseconds, limits.count);
        const total = Number(answer ?? 0);
        for (const page of isPaged ? pagesOf({ name, args }, total) : [1]) {
          const way = wayTo({ first, page }, isDeep({ first, page }) ? total : null);
          const rows = compileList(list, selection, args, way, compilation());
          judge(`${label}, page ${page}`, (await time(client, rows)).milliseconds, limits.page);
        }
      }
    }
  await client.end();
  console.log(`${tried} statements, ${slow} of them slow`);
}

/** The first, the middle and the last page where nothing narrows the list. */
function pagesOf({ args }: ListCase, total: number): readonly number[] {
  const narrows = Object.keys(args).some((key) => key !== 'orderBy' && key !== 'sortBy');
  return narrows ? [1] : [...new Set([1, Math.ceil(total / first / 2) || 1, Math.ceil(total / first) || 1])];
}

/** The best of three, since whatever else the machine does only adds to it. */
async function time(client: pg.Client, statement: Sql): Promise<{ answer: unknown; milliseconds: number }> {
  const { text, values } = compileSql(statement);
  let milliseconds = Infinity;
  let answer: unknown = null;
  for (let turn = 0; turn < 3 && (turn === 0 || milliseconds > limits.page); turn += 1) {
    const start = performance.now();
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    milliseconds = Math.min(milliseconds, performance.now() - start);
    answer = Object.values(rows[0] ?? {})[0];
  }
  return { answer, milliseconds };
}
