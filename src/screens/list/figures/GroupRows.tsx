import { Box } from '@mui/material';
import { useMemo, useRef, type ReactElement } from 'react';
import {
  ListBase,
  ListContextProvider,
  useListContext,
  useListSortContext,
  type ListControllerResult,
} from 'react-admin';
import type { Values } from '#src/data/isValues.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { PageFailure } from '#src/screens/PageFailure.tsx';
import { CellsContext } from '../cells/CellsContext.ts';
import { useCells } from '../cells/useCells.ts';
import { defaultPerPage } from '../defaultPerPage.ts';
import { listQueryOptions } from '../listQueryOptions.ts';
import { ListPagination } from '../ListPagination.tsx';
import { RecordCards } from '../table/RecordCards.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { givesWay } from '../listPageSx.ts';
import { heightOfOne } from '../table/tableMeasures.ts';
import { TableSkeleton } from '../table/TableSkeleton.tsx';
import type { ColumnChoice } from '../table/useColumnChoice.ts';
import { useKeepWalk } from '../useKeepWalk.ts';

export interface GroupRowsProps {
  readonly filter: Values;
  readonly choice: ColumnChoice;
  readonly link: ColumnElement | undefined;
  readonly empty: ReactElement;
}

/** The rows of one group: a list of its own, which the address knows nothing of. What is ticked in it counts for the whole list. */
export const GroupRows = ({ filter, ...shown }: GroupRowsProps) => {
  const meta = useResourceMeta();
  const { sort } = useListSortContext();
  const { selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext();
  const ticks = useMemo(
    () => ({ selectedIds, onSelect, onToggleItem, onUnselectItems }),
    [selectedIds, onSelect, onToggleItem, onUnselectItems],
  );
  const { visible } = shown.choice;
  const queryOptions = useMemo(() => listQueryOptions(visible, meta), [visible, meta]);
  return (
    <ListBase
      key={JSON.stringify([filter, sort])}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      filter={{ ...filter }}
      sort={sort}
      perPage={defaultPerPage}
      exporter={false}
      queryOptions={queryOptions}
    >
      <Rows {...shown} filter={filter} ticks={ticks} />
    </ListBase>
  );
};

/** Its table scrolls in itself, as that of a list does. */
const groupSx = { ...givesWay, '@media screen': { maxHeight: heightOfOne } } as const;

type Ticks = Pick<ListControllerResult, 'selectedIds' | 'onSelect' | 'onToggleItem' | 'onUnselectItems'>;

const Rows = ({ filter, choice, link, empty, ticks }: GroupRowsProps & { readonly ticks: Ticks }) => {
  const own = useListContext();
  const list = useMemo(() => ({ ...own, ...ticks }) as typeof own, [own, ticks]);
  const { isPending, error, refetch, total = 0, perPage } = own;
  const narrow = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  const cells = useCells();
  useKeepWalk(box, { ...filter });
  const content = () => {
    if (error) return <PageFailure within error={error} onRetry={() => void refetch()} />;
    if (isPending) return <TableSkeleton rows={5} columns={choice.visible.length} />;
    if (narrow) return <RecordCards columns={choice.visible} link={link} />;
    return <RecordTable {...choice} link={link} empty={empty} />;
  };
  return (
    <CellsContext value={cells}>
      <ListContextProvider value={list}>
        <Box ref={box} sx={narrow ? {} : groupSx}>
          {content()}
        </Box>
      </ListContextProvider>
      {total > perPage && <ListPagination />}
    </CellsContext>
  );
};
