import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { statementEnded } from '#server/db/statementLimits.ts';
import { ClientGone } from './ClientGone.ts';
import { Reads } from './Reads.ts';

it('a statement that was ended is slow, unless nobody waits for it any more', async () => {
  let isLeft = false;
  const readJson = async () => {
    if (isLeft) reads.abandon();
    throw Object.assign(new Error('canceling statement'), { code: statementEnded });
  };
  const reads: Reads = new Reads({
    database: { readJson, readTogether: async () => [] },
    queue: { run: (_asking, work) => work() },
    entities: new Map(),
    user: '1',
  });
  const statement = { text: 'select 1', values: [] };
  await expect(reads.json(sql`select 1`)).rejects.toMatchObject({ code: 'QUERY_TOO_SLOW' });
  isLeft = true;
  for (const read of [() => reads.json(sql`select 1`), () => reads.short(statement)])
    await expect(read()).rejects.toThrow(ClientGone);
});
