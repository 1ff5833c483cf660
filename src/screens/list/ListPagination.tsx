import type { TablePaginationProps } from '@mui/material';
import { memo } from 'react';
import { Pagination, useTranslate } from 'react-admin';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { pageSizes } from './defaultPerPage.ts';

/** Where the page stands in the whole list, its figures written as everywhere else: 1–10 of 2,900. */
export const ListPagination = memo(() => {
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
  return <Pagination rowsPerPageOptions={[10, ...pageSizes]} {...range} />;
});
