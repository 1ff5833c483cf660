import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type GetListResult, type RaRecord } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { whenOnline } from '#src/data/write/whenOnline.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { withValueAt } from '#src/screens/form/changes.ts';
import type { CellPlace } from '../CellStore.ts';
import type { SavedCell } from '../CellSteps.ts';

/** The same update as the form's. */
const callMeta = { screen: 'edit' } as const;

type SaveCell = (record: RaRecord, changes: Values) => Promise<RaRecord>;

/** Saves values of a row, on the version that the row was read with (K6), and shows the answer in the list. */
export function useSaveCell(): { readonly save: SaveCell; readonly show: (record: RaRecord) => void } {
  const resource = useResourceContext() ?? '';
  const { update } = useResourceMeta();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const show = (record: RaRecord) => {
    queryClient.setQueriesData<GetListResult>(
      { queryKey: [resource, 'getList'] },
      (list) =>
        list && {
          ...list,
          data: list.data.map((row: RaRecord) =>
            String(row.id) === String(record.id) ? merged(row, record) : row,
          ),
        },
    );
    void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] });
  };
  const save: SaveCell = async (record, changes) => {
    const { id } = record;
    const isLate = !onlineManager.isOnline();
    await whenOnline();
    const lacks = update?.inputs.some(
      ({ required, source }) => required === true && valueAt(record, source) === undefined,
    );
    // What the contract demands with every update is sent as it is now, on the version of the row all the same.
    const whole = lacks
      ? { ...(await dataProvider.getOne<RaRecord>(resource, { id, meta: callMeta })).data, ...record }
      : record;
    const data = Object.entries(changes).reduce<Values>(
      (values, [source, value]) => withValueAt(values, source, value),
      whole,
    );
    const answer = await dataProvider.update<RaRecord>(resource, {
      id,
      data,
      previousData: whole,
      meta: callMeta,
    });
    show(answer.data);
    // The list was read again when the connection came back, maybe before this.
    if (isLate) void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    return answer.data;
  };
  return { save, show };
}

/** What was saved in a cell, for whoever takes it back. */
export const savedCell = (
  place: CellPlace,
  source: string,
  record: RaRecord,
  answer: RaRecord,
): SavedCell => ({
  place,
  source,
  before: valueAt(record, source),
  after: valueAt(answer, source),
  record: merged(record, answer),
});

/** A row with what an answer says of it; of a related record that stayed the same the row may know more. */
function merged(row: RaRecord, answer: RaRecord): RaRecord {
  const entries = Object.entries(row).map(([key, before]) => {
    const now: unknown = key in answer ? answer[key] : before;
    const isSame = isValues(before) && isValues(now) && before.id !== undefined && before.id === now.id;
    return [key, isSame ? { ...before, ...now } : now] as const;
  });
  return { ...Object.fromEntries(entries), id: row.id };
}
