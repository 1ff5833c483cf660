import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDays } from '#src/fields/date/formatDays.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { EnumChip } from '#src/fields/enum/EnumChip.tsx';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { Panel } from '#src/ui/Panel.tsx';
import type { Side } from './differingFields.ts';
import type { DoubleBooking } from './mergeOperations.ts';
import { useMergeWords } from './mergeWords.ts';
import { TwoChoices } from './TwoChoices.tsx';

interface DoubleChoicesProps {
  readonly doubles: readonly DoubleBooking[];
  /** By event, where it was decided. */
  readonly kept: Readonly<Record<string, Side>>;
  readonly onKeep: (event: string, side: Side) => void;
}

/** Events on which both records are booked: of two bookings one is kept (C9). */
export const DoubleChoices = ({ doubles, kept, onKeep }: DoubleChoicesProps) => {
  const words = useMergeWords();
  const locale = useFormatLocale();
  return (
    <Panel title={words('doubles.title')}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{words('doubles.lead')}</Typography>
      {doubles.map((double) => {
        const { centreEventId, eventName, keepsDuplicates } = double;
        const dates = formatDays(double.dateStart, double.dateEnd, locale);
        return (
          <TwoChoices
            key={centreEventId}
            label={
              <>
                <Link component={RouterLink} to={recordPath('events', centreEventId)} color="inherit">
                  {eventName}
                </Link>
                {dates !== undefined && ` · ${dates}`}
              </>
            }
            value={kept[centreEventId] ?? (keepsDuplicates ? 'duplicates' : 'own')}
            onChoose={(side) => onKeep(centreEventId, side)}
            own={<BookingToKeep booking={double.own} />}
            duplicates={<BookingToKeep booking={double.duplicates} />}
          />
        );
      })}
    </Panel>
  );
};

const BookingToKeep = ({ booking }: { readonly booking: DoubleBooking['own'] }) => {
  const words = useMergeWords();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { bookingStatus, bookingType, authorName, dateCreated } = booking;
  const said = {
    type: enumLabel(translate, 'BookingType', bookingType),
    author: authorName,
    date: formatMomentDay(dateCreated, locale),
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <EnumChip value={bookingStatus} label={enumLabel(translate, 'BookingStatus', bookingStatus)} />
      <span>{words(authorName === null ? 'doubles.booking_by_nobody' : 'doubles.booking', said)}</span>
    </Box>
  );
};
