import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { select } from '#server/db/rows.ts';
import { queueDocuments } from '#server/demo/queueDocuments.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { endedTask } from '../endedTask.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

it('makes the documents that the demo asks for', async () => {
  const { database } = api.app;
  await database.transaction((tx) => queueDocuments(tx, new Date(testNow)));
  const tasks = await database.transaction((tx) => select(tx, 'tasks', sql`order by t.id`));
  const manager = api.as('global_manager');
  for (const { id } of tasks)
    expect(await endedTask(manager, id, 'state failed')).toEqual({ state: 'DONE', failed: 0 });
  const { documentRuns } = await manager.ask('{ documentRuns { data { runType generatedCount } } }', {});
  expect(documentRuns).toEqual({
    data: [
      { runType: 'CERTIFICATE', generatedCount: 1 },
      { runType: 'ATTENDANCE_LIST', generatedCount: 1 },
      { runType: 'CONFIRMATION', generatedCount: 11 },
    ],
  });
});
