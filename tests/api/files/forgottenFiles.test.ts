import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { enqueueTask } from '#server/jobs/tasks/enqueueTask.ts';
import { exportTask, forgetExports } from '#server/modules/export/index.ts';
import { forgetPreviews } from '#server/modules/documentPreview/index.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { endedTask } from '../endedTask.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.parse(testNow) - hours * hour).toISOString();

it('a long file is there for as long as it can be fetched, and what was not made for as long as its task', async () => {
  const exported = (name: string, created: number, expired: number | null) =>
    sql`insert into record_exports (owner_id, asked, file_name, rows, expires_at, date_created)
        values (1, '{}', ${name}, 1, ${expired === null ? null : hoursAgo(expired)}::timestamptz, ${hoursAgo(created)})`.execute(
      api.app.database.kysely,
    );
  await exported('expired', 25, 1);
  await exported('made a moment ago', 25, -23);
  await exported('short, of today', 2, 1);
  await exported('to be done once more', 29 * 24, null);
  await exported('of a task that is gone', 31 * 24, null);
  expect(await forgetExports(api.app.database, new Date(testNow))).toBe(2);
  const left = await sql<{ name: string }>`select file_name as name from record_exports order by 1`.execute(
    api.app.database.kysely,
  );
  expect(left.rows.map(({ name }) => name)).toEqual([
    'made a moment ago',
    'short, of today',
    'to be done once more',
  ]);
});

it('a preview is forgotten once it cannot be fetched, though nobody makes another', async () => {
  const kept = (expired: number) =>
    sql`insert into document_previews (key, user_id, file_hash, grants, expires_at)
        values (${randomUUID()}, 1, ${`expired ${expired}`}, '{}', ${hoursAgo(expired)}::timestamptz)`.execute(
      api.app.database.kysely,
    );
  await kept(1);
  await kept(-1);
  expect(await forgetPreviews(api.app.database, new Date(testNow))).toBe(1);
  const left = await sql`select file_hash as hash from document_previews`.execute(api.app.database.kysely);
  expect(left.rows).toEqual([{ hash: 'expired -1' }]);
});

it('of what is forgotten its task says so, done once more', async () => {
  const id = await api.app.database.transaction((tx) =>
    enqueueTask(tx, {
      kind: exportTask,
      title: 'Export',
      subject: null,
      ownerId: '1',
      payload: { exportId: '0' },
      rows: [{ key: '0', label: 'people.csv' }],
      now: new Date(testNow),
    }),
  );
  expect(await endedTask(api.as('administrator'), id, 'state rows { state message }')).toMatchObject({
    rows: [
      {
        state: 'FAILED',
        message: 'What was to be exported is not known any more. Please export it again.',
      },
    ],
  });
}, 30_000);
