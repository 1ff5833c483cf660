import type { TableCellProps } from '@mui/material';
import {
  Children,
  cloneElement,
  type CSSProperties,
  isValidElement,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  DataTableCallbacksContext,
  DataTableHead,
  DataTableSortContext,
  useDataTableCallbacksContext,
  useNotify,
} from 'react-admin';

import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { withSort } from '../sorting/severalSorts.ts';
import { useSorts } from '../sorting/useSorts.ts';
import { useTableWords } from '../tableWords.ts';

type HeadCell = ReactElement<
  Pick<TableCellProps, 'aria-sort' | 'style' | 'onKeyDownCapture'> & {
    readonly source?: string;
    readonly disableSort?: boolean;
  }
>;

/**
 * react-admin's table head, for a list that is sorted by several columns: Shift and a press on a head adds it. Each head
 * says its own order, and to a screen reader too; where there are several, also its place.
 */
export const SortedHead = memo(({ children }: { readonly children?: ReactNode }) => {
  const { sorts, asked, canSortBy, sortBy } = useSorts(useResourceMeta().list);
  const callbacks = useDataTableCallbacksContext();
  const words = useTableWords();
  const labelOf = useLabelText();
  const notify = useNotify();
  const press = (head: HTMLElement, isAdded: boolean) => {
    const { field = 'id', order } = head.dataset;
    const first = order === 'DESC' ? 'DESC' : 'ASC';
    const before = asked();
    const alone = before.filter((sort) => sort.field === field && before.length === 1);
    const wanted = withSort(isAdded ? before : alone, field, first);
    if (!isAdded || canSortBy(wanted)) return sortBy(wanted);
    notify(words('sort.not_after', { name: labelOf(field) }), { type: 'info' });
  };
  const handleSort = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    press(event.currentTarget, event.shiftKey);
  };
  // A press by the keyboard comes as a click that does not know of Shift.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    press(event.target, true);
  };
  return (
    <DataTableCallbacksContext value={{ ...callbacks, handleSort }}>
      <DataTableHead>
        {Children.map(children, (child) => {
          if (!isCell(child) || child.props.disableSort === true) return child;
          const place = sorts.findIndex(({ field }) => field === child.props.source);
          const sort = sorts[place];
          return (
            <DataTableSortContext value={sort ?? unsorted}>
              {cloneElement(child, {
                onKeyDownCapture,
                ...(sort && { 'aria-sort': sort.order === 'DESC' ? 'descending' : 'ascending' }),
                ...(sort && sorts.length > 1 && { style: placeStyle(place + 1) }),
              })}
            </DataTableSortContext>
          );
        })}
      </DataTableHead>
    </DataTableCallbacksContext>
  );
});

const unsorted = { field: '', order: 'ASC' } as const;

const isCell = (node: ReactNode): node is HeadCell => isValidElement(node);

/** Read by the style of the head's label. */
const placeStyle = (place: number): CSSProperties & { readonly '--place': string } => ({
  '--place': `"${String(place)}"`,
});
