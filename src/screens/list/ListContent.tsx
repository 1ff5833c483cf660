import type { TablePaginationProps } from '@mui/material';
import type { ReactElement, RefObject } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { PageFailure } from '../PageFailure.tsx';
import { ChangeUnderWay, Selection } from './selection/Selection.tsx';
import { useTrash } from './selection/useTrash.ts';
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
export const ListContent = ({ rows, columns, choice, link: way, narrow, empty }: ListContentProps) => {
  const { isPending, error, refetch, total, perPage, isPlaceholderData: isOld } = useListContext();
  useFreshSelection();
  // What was deleted has no page to lead to.
  const link = useTrash() ? undefined : way;
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
      <ChangeUnderWay />
      <div ref={rows} inert={isOld} style={isOld ? fadedStyle : undefined}>
        {content()}
        <Selection />
      </div>
      {!error && total !== 0 && <ListPagination />}
    </>
  );
};

/** Rows of before stay while others are fetched, to be looked at and not to be taken for those. */
const fadedStyle = { opacity: 0.5 };

const pageSizes = [10, 25, 50, 100];

/** Where the page stands in the whole list, its figures written as everywhere else: 1–10 of 2,900. */
const ListPagination = () => {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  // react-admin hands this on to the table's pagination, though its own type does not name it.
  const range: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to, count }) =>
      translate('ra.navigation.page_range_info', {
        offsetBegin: figure(from),
        offsetEnd: figure(to),
        total: figure(count === -1 ? to : count),
      }),
  };
  return <Pagination rowsPerPageOptions={pageSizes} {...range} />;
};
