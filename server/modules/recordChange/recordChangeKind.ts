import { sql } from 'kysely';
import { idOf, run } from '#server/db/rows.ts';
import { UserError } from '#server/errors/errors.ts';
import { staleRow } from '#server/errors/taskRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { TaskRow } from '#server/jobs/tasks/TaskKind.ts';
import type { OwnedKind } from '../task/index.ts';
import { asStored, changeRow } from './changeRow.ts';
import { payloadOf } from './Payload.ts';
import type { WrittenNoun } from './manyInputs.ts';
import { nameOfRow, visibleRows } from './previewRows.ts';
import { readChange } from './readChange.ts';

/** Writes what the records of these rows are called beside them, before anything is done: also where that fails. */
async function nameRows(session: WriteSession, noun: WrittenNoun, rows: readonly TaskRow[]): Promise<void> {
  const nameless = rows.filter(({ label }) => label === '');
  const [first] = nameless;
  if (first === undefined) return;
  await session.context.database.transaction(async (tx) => {
    const found = await visibleRows(
      session,
      tx,
      noun,
      nameless.map(({ key }) => key),
    );
    const names: Record<string, string> = {};
    for (const row of found) names[idOf(row)] = await nameOfRow(session, tx, noun, row);
    await run(
      tx,
      sql`update task_rows r set label = named.value from jsonb_each_text(${JSON.stringify(names)}::jsonb) named
          where r.task_id = ${first.task_id} and r.key = named.key`,
    );
  });
}

/** Changes records, each in the transaction that marks it: both or neither, and with the rights of that moment. */
export const recordChangeKind: OwnedKind = {
  // One after the other, as they were looked at: the first takes the last seat.
  atOnce: 1,
  chunk: 50,
  begin: async (session, task, rows) => {
    const payload = payloadOf(task);
    const change = readChange(payload, session);
    await nameRows(session, change.noun, rows);
    return async ({ key: id }) =>
      (write) =>
        left(staleSinceLook, async () =>
          asStored(await changeRow(session, write.tx, change, { id, version: payload.versions[id] ?? null })),
        );
  },
};

const staleSinceLook = 'Somebody has changed this record since the preview, so it was left as it is.';

/** K6, in words that fit where nobody has a form before them. */
export async function left<T>(stale: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError && error.code === 'STALE_WRITE') throw staleRow(stale);
    throw error;
  }
}
