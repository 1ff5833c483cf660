import { allow, operation, type Operations } from '#server/graphql/access/Operation.ts';
import { entityOf } from '#server/graphql/Entity.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { readOne } from '#server/graphql/read/readResolvers.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { Save } from '#server/graphql/write/writeResolvers.ts';
import { sessionOf } from '#server/graphql/WriteSession.ts';
import { type Asked, askedRows, changeRecords } from './changeRecords.ts';
import { previewRows } from './previewRows.ts';
import { undoRecordChange } from './undoRecordChange.ts';

export const recordChangeQueries: Operations = {
  previewRecordChange: operation('signedIn', async (session, asked: Asked) => {
    const { change, ids } = await askedRows(session, asked);
    const { rows, looked } = await previewRows(session, change, ids);
    const counted = (state: string) => rows.filter((row) => row.state === state).length;
    return {
      ids,
      total: ids.length,
      looked,
      rows,
      changing: counted('CHANGES'),
      unchanged: counted('UNCHANGED'),
      refused: counted('REFUSED'),
    };
  }),
};

/** A task that is begun, and answered as it stands. */
const begins = (work: Save) =>
  allow<Input>('signedIn', async (_root, given, context, info) => {
    const id = await work(sessionOf(context), given);
    return readOne(entityOf(context.entities, 'Task'), id, context, info);
  });

export const recordChangeMutations: Operations = {
  changeRecords: begins(onceByKey('changeRecords', changeRecords)),
  undoRecordChange: begins(onceByKey('undoRecordChange', undoRecordChange)),
};
