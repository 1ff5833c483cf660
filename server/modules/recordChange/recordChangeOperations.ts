import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { taskResolver } from '../task/index.ts';
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

export const recordChangeMutations: Operations = {
  changeRecords: taskResolver('signedIn', onceByKey('changeRecords', changeRecords)),
  undoRecordChange: taskResolver('signedIn', onceByKey('undoRecordChange', undoRecordChange)),
};
