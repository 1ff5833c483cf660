import { UserError } from '#server/errors/errors.ts';
import type { OwnedKind } from '../task/index.ts';
import { asStored, changeRow } from './changeRow.ts';
import { nameRows } from './nameRows.ts';
import { payloadOf } from './Payload.ts';
import { readChange } from './readChange.ts';

/** Changes records, each in the transaction that marks it: both or neither, and with the rights of that moment. */
export const recordChangeKind: OwnedKind = {
  // One after the other, as they were looked at: the first takes the last seat.
  atOnce: 1,
  chunk: 50,
  begin: async (session, task, rows) => {
    const payload = payloadOf(task);
    const change = readChange(payload, session.viewer);
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
    if (error instanceof UserError && error.code === 'STALE_WRITE') throw new UserError('STALE_WRITE', stale);
    throw error;
  }
}
