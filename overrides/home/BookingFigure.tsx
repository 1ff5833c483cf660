import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { listPath } from '#src/data/list/listPath.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import type { BookingState } from '../bookings/index.ts';
import { useCount } from '#src/fields/wording/useCount.ts';

export interface BookingFigureProps extends BookingState {
  readonly total: number | undefined;
  readonly all: number;
}

/** How many bookings stand in a status, and what part of all that is: a line on a telephone, a column elsewhere. */
export const BookingFigure = ({ status, palette, icon: Icon, total, all }: BookingFigureProps) => {
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
