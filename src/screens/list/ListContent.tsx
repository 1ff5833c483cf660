import { Suspense, type ReactElement, type RefObject, useMemo } from 'react';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { ListContextProvider, useListContext } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { CellsContext } from './cells/CellsContext.ts';
import { useCells } from './cells/useCells.ts';
import { ListPagination } from './ListPagination.tsx';
import { ListStatus } from './ListStatus.tsx';
import { groupColumns } from './figures/groupCondition.ts';
import { hasFigures } from './figures/hasFigures.ts';
import type { ConditionsDefinition } from './filters/ConditionsDefinition.ts';
import { PageFailure } from '../PageFailure.tsx';
import { ChangeUnderWay, Selection } from './selection/Selection.tsx';
import { useTrash } from './selection/useTrash.ts';
import { useFreshSelection } from './selection/useFreshSelection.ts';
import { HasPagesContext } from './table/HasPagesContext.ts';
import { RecordCards } from './table/RecordCards.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import { useDrawnRecords } from './useDrawnRecords.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useKeepWalk } from './useKeepWalk.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNextRow } from './useNextRow.ts';
import { rowsStyle } from './listPageSx.ts';
import { TableSkeleton } from './table/TableSkeleton.tsx';
import type { ColumnChoice } from './table/useColumnChoice.ts';

interface ListContentProps {
  /** Holds the rows. */
  readonly rows: RefObject<HTMLDivElement | null>;
  readonly choice: ColumnChoice;
  readonly link: ColumnElement | undefined;
  readonly narrow: boolean;
  readonly empty: ReactElement;
  readonly conditions: ConditionsDefinition | undefined;
}

const GroupedRows = lazyPart(() => import('./figures/GroupedRows.tsx'), 'GroupedRows');
const TotalsStrip = lazyPart(() => import('./figures/TotalsStrip.tsx'), 'TotalsStrip');

/**
 * The rows, or what stands in their place. Of the list's frame only this looks at the whole list: what stands around it
 * has no part in which rows are selected.
 */
export const ListContent = ({ rows, choice, link: way, narrow, empty, conditions }: ListContentProps) => {
  const list = useListContext();
  const { error, refetch, total, perPage } = list;
  const drawn = useDrawnRecords(list.data);
  const isOld = list.isPlaceholderData === true || (drawn !== undefined && drawn !== list.data);
  const shown = useMemo(() => ({ ...list, data: drawn }) as typeof list, [list, drawn]);
  useFreshSelection();
  useKeepWalk(rows);
  useKeptFocus(rows, isOld);
  useNextRow(rows);
  useFocusBack(rows);
  const isTrash = useTrash();
  const link = isTrash ? undefined : way;
  // A card that leads nowhere says the record's name all the same, once.
  const facts = isTrash ? choice.visible.filter((column) => column !== way) : choice.visible;
  const cells = useCells();
  const isReckoned = hasFigures(useResourceMeta().list) !== undefined;
  const { groupBy, totals } = choice.look;
  const group = isReckoned ? groupOf(conditions, groupBy?.source) : undefined;
  const content = () => {
    if (error) return <PageFailure within error={error} onRetry={() => void refetch()} />;
    // A page behind the last one has no rows, and the list goes to one that has.
    const isBehind = drawn?.length === 0 && total !== 0 && (isOld || list.page > 1);
    if (list.isPending || drawn === undefined || isBehind)
      return <TableSkeleton rows={perPage} columns={choice.visible.length} />;
    if (total === 0) return empty;
    if (groupBy !== undefined && group !== undefined && conditions !== undefined)
      return (
        <Suspense fallback={<TableSkeleton rows={perPage} columns={2} />}>
          <GroupedRows
            groupBy={groupBy}
            column={group}
            conditionsKey={conditions.source}
            choice={choice}
            link={link}
            empty={empty}
          />
        </Suspense>
      );
    if (narrow)
      return (
        <HasPagesContext value={!isTrash}>
          <RecordCards columns={facts} link={link} />
        </HasPagesContext>
      );
    return <RecordTable {...choice} link={link} empty={empty} />;
  };
  return (
    <CellsContext value={cells}>
      <ChangeUnderWay />
      <ListStatus />
      <div
        ref={rows}
        inert={isOld}
        style={rowsStyle(isOld, groupBy === undefined ? drawn?.length : undefined)}
      >
        <ListContextProvider value={shown}>{content()}</ListContextProvider>
        <Selection seen={choice.visible} all={choice.all} />
      </div>
      {isReckoned && totals !== undefined && total !== 0 && (
        <Suspense fallback={null}>
          <TotalsStrip columns={choice.visible} totals={totals} />
        </Suspense>
      )}
      {!error && total !== 0 && group === undefined && <ListPagination />}
    </CellsContext>
  );
};

/** What the list is grouped by, where a condition can name its groups. */
const groupOf = (conditions: ConditionsDefinition | undefined, source: string | undefined) =>
  source === undefined ? undefined : groupColumns(conditions).find((column) => column.source === source);
