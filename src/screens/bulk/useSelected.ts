import { useDataProvider, useGetIdentity, useListContext } from 'react-admin';
import { exportLimit } from '#schema/exportLimit.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { splitFilters } from '#src/data/list/filterArguments.ts';
import { sentFilter } from '#src/data/list/listArguments.ts';
import { listOrder } from '#src/data/list/listOrder.ts';
import { sortsOf } from '#src/data/list/sorts.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { exportRows } from '../export/exportRows.ts';
import { useFilters } from '../list/filters/useFilters.ts';
import { chooseWhole, useWhole } from '../list/selection/wholeSelection.ts';
import type { SelectedRows } from './BulkPreview.ts';
import { useBulkWords } from './bulkWords.ts';

/** The rows that are ticked, or all that the filters match; which those are is found out when something is done. */
export function useSelected() {
  const { selectedIds, total = 0, sort, resource } = useListContext();
  const { values } = useFilters();
  const { list } = useResourceMeta();
  const isOnServer = useTypeAccess()?.manyInputs !== undefined;
  const dataProvider = useDataProvider();
  const { identity } = useGetIdentity();
  const words = useBulkWords();
  const figureOf = useCount();
  const isAll = useWhole(selectedIds);

  const selectIds = async (): Promise<readonly string[]> => {
    if (!isAll) return selectedIds.map(String);
    const found = await exportRows({
      dataProvider,
      resource,
      filter: values,
      sort,
      columns: [],
    });
    // All is meant: a part of it would be taken for all.
    if (found.total > exportLimit)
      throw new Error(
        words('preview.too_many', { limit: figureOf(exportLimit), total: figureOf(found.total) }),
      );
    return found.rows.map(({ id }) => String(id));
  };
  const select = async (): Promise<SelectedRows> => {
    if (!isAll) return { ids: await selectIds() };
    const { variables, rest } = list
      ? splitFilters(list, await sentFilter(list, values, identity?.id?.toString()))
      : { variables: {}, rest: values };
    // In the order of the list: whoever comes first may get the last seat.
    const order = list ? listOrder(list, sortsOf(sort)).variables : {};
    if (isOnServer && Object.keys(rest).length === 0) return { args: { ...variables, ...order } };
    return { ids: await selectIds() };
  };
  return {
    count: isAll ? total : selectedIds.length,
    isAll,
    chooseAll: () => chooseWhole(selectedIds),
    select,
    selectIds,
  };
}
