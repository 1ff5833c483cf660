import { Box, Skeleton, Typography } from '@mui/material';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { CapacityBar } from '../events/index.ts';
import { Flag, type FlagProps } from '#src/ui/Flag.tsx';
import { daysText, useHomeWords } from './homeWords.ts';
import { daysUntil } from '#src/fields/date/days.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import type { HomeEvent } from './homeQuery.ts';
import { homeRowSx, RowLink } from './homeRow.tsx';

const row = {
  ...homeRowSx,
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '96px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"name name" "date fill"', sm: '"date name fill"' },
} as const;

export const UpcomingEvent = ({ event, now }: { readonly event: HomeEvent; readonly now: Date }) => {
  const words = useHomeWords();
  const locale = useFormatLocale();
  const flags: readonly FlagProps[] = [
    ...(event.isPublished ? [] : [{ label: words('draft'), palette: 'night' } as const]),
    ...(event.isFull ? [{ label: words('full'), palette: 'matisse' } as const] : []),
    ...(event.waitingListCount > 0
      ? [
          {
            label: words('waiting', { smart_count: event.waitingListCount }),
            palette: 'starship',
          } as const,
        ]
      : []),
  ];
  const place = factsLine([event.trainingCentre?.name, event.country?.name], ', ');
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
            {daysText(words, daysUntil(event.dateStart, event.timeZone, now))}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <RowLink to={`/events/${event.id}`}>{event.name}</RowLink>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          {place}
        </Typography>
      </Box>
      <Box
        sx={{
          gridArea: 'fill',
          display: 'grid',
          gap: 0.5,
          justifyItems: { xs: 'end', sm: 'start' },
          width: { sm: 152 },
        }}
      >
        <CapacityBar
          count={event.traineeCount}
          placeholders={event.placeholderCount}
          maximum={event.maxTrainees}
          width={88}
        />
        {flags.length > 0 && (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            {flags.map((flag) => (
              <Flag key={flag.label} {...flag} />
            ))}
          </Box>
        )}
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
