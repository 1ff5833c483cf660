import CancelledIcon from '@mui/icons-material/CancelOutlined';
import ConfirmedIcon from '@mui/icons-material/CheckCircleOutlined';
import NewIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import NotSetIcon from '@mui/icons-material/RadioButtonUnchecked';
import PendingIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormatLocale } from '../../../fields/wording/useFormatLocale.ts';
import type { PaletteName } from '../../../ui/palettes.ts';
import { listPath } from '../../navigation/listPath.ts';
import { useWords } from '../../words/useWords.ts';
import type { BookingStatus, HomeData } from './homeDocument.ts';

const statuses: readonly {
  readonly status: BookingStatus;
  readonly palette: PaletteName;
  readonly icon: typeof SvgIcon;
}[] = [
  { status: 'NEW', palette: 'matisse', icon: NewIcon },
  { status: 'PENDING', palette: 'starship', icon: PendingIcon },
  { status: 'CONFIRMED', palette: 'fern', icon: ConfirmedIcon },
  { status: 'CANCELLED', palette: 'thunderbird', icon: CancelledIcon },
  { status: 'NOT_SET', palette: 'night', icon: NotSetIcon },
];

/** One figure per status, each the way into that list. */
export const BookingStatuses = ({ data }: { readonly data: HomeData | undefined }) => {
  const words = useWords();
  const locale = useFormatLocale();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {words('home.bookings')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: 'repeat(5, minmax(0, 1fr))',
          },
        }}
      >
        {statuses.map(({ status, palette, icon: Icon }) => (
          <ButtonBase
            key={status}
            component={Link}
            to={listPath('bookings', {
              filter: { booking_status: [status] },
              sort: { field: 'dateCreated', order: 'DESC' },
            })}
            sx={(theme) => ({
              display: 'grid',
              justifyContent: 'stretch',
              textAlign: 'left',
              gap: 0.25,
              px: 2,
              py: 1.5,
              borderRadius: '8px',
              border: `1px solid ${theme.palette.divider}`,
              backgroundColor: 'background.paper',
              '&:hover': { borderColor: theme.palette.named.night[400] },
            })}
          >
            <Box
              sx={(theme) => ({
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                fontSize: '0.875rem',
                color: 'text.secondary',
                '& svg': { fontSize: 16, color: theme.palette.named[palette][700] },
              })}
            >
              <Icon />
              {words(`status.${status}`)}
            </Box>
            <Box
              className="tabular"
              sx={{ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.01em' }}
            >
              {data ? (
                new Intl.NumberFormat(locale).format(data[status].paginatorInfo.total)
              ) : (
                <Skeleton width={48} />
              )}
            </Box>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
};
