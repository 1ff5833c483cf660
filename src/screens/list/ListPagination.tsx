import type { TablePaginationProps } from '@mui/material';
import { memo } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { pageSizes } from './defaultPerPage.ts';

/** Where the page stands in the whole list, its figures written as everywhere else: 1–10 of 2,900. */
export const ListPagination = memo(() => {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { hasNextPage, data = [] } = useListContext();
  const figure = (value: number) => value.toLocaleString(locale);
  // react-admin hands this on to the table's pagination, though its own type does not name it.
  const range: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to, count }) => {
      // A contract that does not count its rows says whether there are more.
      const isCounted = count !== -1;
      const end = isCounted ? to : from + data.length - 1;
      const isOpen = !isCounted && hasNextPage === true;
      return translate(`ra.navigation.${isOpen ? 'partial_page_range_info' : 'page_range_info'}`, {
        offsetBegin: figure(from),
        offsetEnd: figure(end),
        total: figure(isCounted ? count : end),
      });
    },
  };
  return <Pagination rowsPerPageOptions={[10, ...pageSizes]} {...range} />;
});
