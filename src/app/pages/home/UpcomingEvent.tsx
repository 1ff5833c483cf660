import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { formatDate } from '../../../fields/date/formatDate.ts';
import { useFormatLocale } from '../../../fields/wording/useFormatLocale.ts';
import { CapacityBar } from '../../../ui/CapacityBar.tsx';
import { tone, type PaletteName } from '../../../ui/palettes.ts';
import { useWords } from '../../words/useWords.ts';
import { daysBetween } from './calendar.ts';
import { daysText } from './daysText.ts';
import type { HomeEvent } from './homeDocument.ts';

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  px: 2,
  py: 1,
  minHeight: 56,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '96px minmax(0, 1fr) auto 200px' },
  gridTemplateAreas: { xs: '"name name" "date fill" "flags flags"', sm: '"date name flags fill"' },
} as const;

const Flag = ({ label, palette }: { readonly label: string; readonly palette: PaletteName }) => (
  <Chip
    size="small"
    label={label}
    sx={(theme) => {
      const { background, text, border } = tone(theme, palette);
      return { backgroundColor: background, color: text, border: `1px solid ${border}` };
    }}
  />
);

export const UpcomingEvent = ({ event, today }: { readonly event: HomeEvent; readonly today: string }) => {
  const words = useWords();
  const locale = useFormatLocale();
  const place = [event.trainingCentre?.name, event.country?.name].filter(Boolean).join(', ');
  return (
    <Box sx={row}>
      <Box sx={{ gridArea: 'date', minWidth: 0 }}>
        <Typography className="tabular" sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
          {formatDate(event.dateStart, locale)}
        </Typography>
        {event.dateStart && (
          <Typography
            variant="caption"
            sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
          >
            {daysText(words, daysBetween(today, event.dateStart))}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={`/events/${event.id}`}
          noWrap
          sx={{ display: 'block', fontWeight: 500, color: 'text.primary' }}
        >
          {event.name}
        </MuiLink>
        <Typography
          variant="caption"
          noWrap
          sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
        >
          {place}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'flags', display: 'flex', gap: 0.5, justifyContent: { sm: 'flex-end' } }}>
        {!event.isPublished && <Flag label={words('home.draft')} palette="night" />}
        {event.isFull && <Flag label={words('home.full')} palette="matisse" />}
        {event.waitingListCount > 0 && (
          <Flag label={words('home.waiting', { smart_count: event.waitingListCount })} palette="starship" />
        )}
      </Box>
      <Box sx={{ gridArea: 'fill', justifySelf: { xs: 'end', sm: 'start' }, minWidth: 0 }}>
        <CapacityBar
          count={event.traineeCount}
          placeholders={event.placeholderCount}
          maximum={event.maxTrainees}
        />
      </Box>
    </Box>
  );
};

export const UpcomingEventSkeleton = () => (
  <Box sx={row} aria-hidden="true">
    <Skeleton sx={{ gridArea: 'date', width: 76 }} />
    <Skeleton sx={{ gridArea: 'name', width: '70%' }} />
    <Skeleton sx={{ gridArea: 'fill', width: { xs: 72, sm: 120 } }} />
  </Box>
);
