import type { ReactElement, RefObject } from 'react';
import { useListContext } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { PageFailure } from '../PageFailure.tsx';
import { ListPagination } from './ListView.tsx';
import { useFreshSelection } from './selection/useFreshSelection.ts';
import { RecordCards } from './table/RecordCards.tsx';
import { RecordTable } from './table/RecordTable.tsx';
import { TableSkeleton } from './table/TableSkeleton.tsx';
import type { ColumnChoice } from './table/useColumnChoice.ts';

export interface ListContentProps {
  /** Holds the rows. */
  readonly rows: RefObject<HTMLDivElement | null>;
  readonly columns: readonly ColumnElement[];
  readonly choice: ColumnChoice;
  readonly link: ColumnElement | undefined;
  readonly narrow: boolean;
  readonly empty: ReactElement;
}

/**
 * The rows, or what stands in their place. Of the list's frame only this looks at the whole list: what stands around it
 * has no part in which rows are selected.
 */
export const ListContent = ({ rows, columns, choice, link, narrow, empty }: ListContentProps) => {
  const { isPending, error, refetch, total, perPage } = useListContext();
  useFreshSelection();
  const content = () => {
    if (error) return <PageFailure within error={error} onRetry={() => void refetch()} />;
    if (isPending) return <TableSkeleton rows={perPage} columns={narrow ? 2 : choice.visible.length} />;
    if (total === 0) return empty;
    if (narrow) return <RecordCards columns={choice.visible} link={link} />;
    return (
      <RecordTable
        columns={columns}
        visible={choice.visible}
        hiddenAtFirst={choice.hiddenAtFirst}
        link={link}
        empty={empty}
      />
    );
  };
  return (
    <>
      <div ref={rows}>{content()}</div>
      {!error && total !== 0 && <ListPagination />}
    </>
  );
};
