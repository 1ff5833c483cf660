import type { TableCellProps } from '@mui/material';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { DataTableHead, useDataTableSortContext } from 'react-admin';

type HeadCell = ReactElement<
  Pick<TableCellProps, 'aria-sort'> & { readonly source?: string; readonly disableSort?: boolean }
>;

/** react-admin's table head, that also says to a screen reader which column the list is sorted by. */
export const SortedHead = ({ children }: { readonly children?: ReactNode }) => {
  const sort = useDataTableSortContext();
  return (
    <DataTableHead>
      {Children.map(children, (child) => {
        if (!isCell(child) || child.props.disableSort === true || child.props.source !== sort?.field)
          return child;
        return cloneElement(child, { 'aria-sort': sort?.order === 'DESC' ? 'descending' : 'ascending' });
      })}
    </DataTableHead>
  );
};

const isCell = (node: ReactNode): node is HeadCell => isValidElement(node);
