import { Box, Link, type TablePaginationProps } from '@mui/material';
import { memo } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCount } from '#src/fields/wording/useCount.ts';
import { notOnPaper } from '#src/ui/notOnPaper.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { offeredSizes } from './defaultPerPage.ts';
import { useTrashPath } from './selection/useOpenTrash.ts';
import { useTrash } from './selection/useTrash.ts';
import { useTableWords } from './tableWords.ts';

/** Where the page stands in the whole list, its figures written as everywhere else: 1–10 of 2,900. */
export const ListPagination = () => {
  const { hasNextPage, data } = useListContext();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
      <TrashLink />
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Pages hasNextPage={hasNextPage === true} rows={data?.length ?? 0} />
      </Box>
    </Box>
  );
};

/** Leads to what was deleted, where this viewer can have it back. */
const TrashLink = () => {
  const words = useTableWords();
  const translate = useTranslate();
  const { resource, manyInText } = useResourceNames();
  const path = useTrashPath();
  const isTrash = useTrash();
  if (path === undefined || isTrash) return null;
  return (
    <Link
      component={RouterLink}
      to={path}
      color="text.secondary"
      sx={{ fontSize: 12, pl: 0.5, ...notOnPaper }}
    >
      {translate(`resources.${resource}.deleted`, { _: words('deleted', { name: manyInText }) })}
    </Link>
  );
};

interface PagesProps {
  readonly hasNextPage: boolean;
  /** On this page. */
  readonly rows: number;
}

/** Which rows are selected is nothing to it. */
const Pages = memo(({ hasNextPage, rows }: PagesProps) => {
  const translate = useTranslate();
  const figure = useCount();
  // react-admin hands this on to the table's pagination, though its own type does not name it.
  const range: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to, count }) => {
      // A contract that does not count its rows says whether there are more.
      const isCounted = count !== -1;
      const end = isCounted ? to : from + rows - 1;
      const isOpen = !isCounted && hasNextPage;
      return translate(`ra.navigation.${isOpen ? 'partial_page_range_info' : 'page_range_info'}`, {
        offsetBegin: figure(from),
        offsetEnd: figure(end),
        total: figure(isCounted ? count : end),
      });
    },
  };
  return <Pagination rowsPerPageOptions={[...offeredSizes]} {...range} />;
});
