import { Box, ButtonBase, Skeleton } from '@mui/material';
import { listPath } from '#src/data/list/listPath.ts';
import { useHomeWords } from './homeWords.ts';
import { bookingStates, type BookingState } from '../bookings/index.ts';
import { HomePanel } from './HomePanel.tsx';
import type { HomeData } from './homeQuery.ts';
import { Link } from 'react-router';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { useCount } from '#src/fields/wording/useCount.ts';

interface BookingFigureProps extends BookingState {
  readonly total: number | undefined;
  readonly all: number;
}

/** How many bookings stand in a status, and what part of all that is: a line on a telephone, a column elsewhere. */
const BookingFigure = ({ status, palette, icon: Icon, total, all }: BookingFigureProps) => {
  const enumWord = useEnumWord();
  const count = useCount();
  const share = total === undefined || all === 0 ? undefined : count(total / all, { style: 'percent' });
  return (
    <ButtonBase
      component={Link}
      to={listPath('bookings', {
        filter: { booking_status: [status] },
        sort: { field: 'dateCreated', order: 'DESC' },
      })}
      focusRipple={false}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: { xs: 'center', md: 'flex-start' },
        justifyContent: 'space-between',
        gap: 0.5,
        px: 2,
        py: { xs: 1, md: 1.5 },
        minHeight: 44,
        '&:hover': { backgroundColor: theme.palette.named.night[50] },
        '&:focus-visible': { outlineOffset: -2 },
      })}
    >
      <Box
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color: 'text.secondary',
          '& svg': { fontSize: 16, color: theme.palette.named[palette][700] },
        })}
      >
        <Icon />
        {enumWord('BookingStatus', status)}
      </Box>
      <Box className="tabular" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ fontSize: { xs: 16, md: 20 }, fontWeight: 600, lineHeight: 1.3 }}>
          {total === undefined ? <Skeleton width={48} /> : count(total)}
        </Box>
        <Box
          component="span"
          sx={{ fontSize: 12, color: 'text.secondary', minWidth: 32, textAlign: 'right' }}
        >
          {share}
        </Box>
      </Box>
    </ButtonBase>
  );
};

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
