import { Box } from '@mui/material';
import { useListPaginationContext } from 'react-admin';
import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useTableWords } from './tableWords.ts';

/** Reads out what a search, a filter or a turned page has come to: the focus stays where it was asked for. */
export const ListStatus = () => {
  const words = useTableWords();
  const figure = useCount();
  const { many } = useResourceNames();
  const { total, page, perPage } = useListPaginationContext();
  const text = () => {
    if (total === undefined) return null;
    const pages = Math.ceil(total / perPage);
    const counted = { name: many, total: figure(total), page: figure(page), pages: figure(pages) };
    return words(pages > 1 ? 'list.counted_page' : 'list.counted', counted);
  };
  return (
    <Box role="status" sx={visuallyHidden}>
      {text()}
    </Box>
  );
};
