import Box from '@mui/material/Box';
import { listPath } from '#src/data/list/listPath.ts';
import { useHomeWords } from './homeWords.ts';
import { BookingFigure } from './BookingFigure.tsx';
import { bookingStates } from '../bookings/index.ts';
import { HomePanel } from './HomePanel.tsx';
import type { HomeData } from './homeQuery.ts';

/** All bookings as one bar, and a figure per status below it, each the way into that list. */
export const BookingStatuses = ({ data }: { readonly data: HomeData | undefined }) => {
  const words = useHomeWords();
  const totals = bookingStates.map((state) => ({
    ...state,
    total: data?.[state.status].paginatorInfo.total,
  }));
  const all = totals.reduce((sum, { total = 0 }) => sum + total, 0);
  return (
    <HomePanel
      title={words('bookings')}
      to={listPath('bookings', { sort: { field: 'dateCreated', order: 'DESC' } })}
      total={data && all}
      see={words('bookings_see')}
    >
      {/* The figures below say the same in words. */}
      <Box
        aria-hidden
        sx={{ display: 'flex', gap: '2px', height: 6, bgcolor: all > 0 ? 'transparent' : 'action.hover' }}
      >
        {totals.map(({ status, palette, total = 0 }) => (
          <Box
            key={status}
            sx={(theme) => ({
              flex: `${total} 0 0px`,
              backgroundColor: theme.palette.named[palette][palette === 'night' ? 300 : 500],
            })}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' },
          '&& > * + *': {
            borderStyle: 'solid',
            borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
            borderColor: 'divider',
          },
        }}
      >
        {totals.map((state) => (
          <BookingFigure key={state.status} {...state} all={all} />
        ))}
      </Box>
    </HomePanel>
  );
};
