import { Box, Checkbox, Typography } from '@mui/material';
import {
  mayEdit,
  useBookingName,
  useBookingWords,
  useDetailNames,
  wizardPaths,
} from '#overrides/bookings/index.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { allows } from '#src/data/access/Permission.ts';
import { tone } from '#src/ui/palettes.ts';
import type { BoardBooking } from '../board/Board.ts';
import { EditLink, LineName } from '../board/lineLinks.tsx';
import { useEventWords } from '../eventWords.ts';
import { AttachParticipant } from '../placeholders/AttachParticipant.tsx';
import { DaysLeft } from '../placeholders/DaysLeft.tsx';

/** Chosen for what is done to many at once: confirming, cancelling. */
export const mayChoose = ({ can }: BoardBooking): boolean => allows(can, 'confirm') || allows(can, 'cancel');

interface BookingLineProps {
  readonly booking: BoardBooking;
  readonly today: string;
  readonly isSelected: boolean;
  readonly onSelect: (ids: readonly string[], on: boolean) => void;
}

const lineSx = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 48,
  px: 1,
  py: 0.5,
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 5fr) minmax(0, 6fr) 116px' },
  gridTemplateAreas: { xs: '"select name end" ". rest rest"', md: '"select name rest end"' },
} as const;

/** A booking in one line: who, what is missing, by whom; a placeholder with its days and the way to fill it. */
export const BookingLine = ({ booking, today, isSelected, onSelect }: BookingLineProps) => {
  const words = useEventWords();
  const name = useBookingName()(booking);
  const type = useEnumWord()('BookingType', booking.bookingType);
  const isOpenPlaceholder = booking.participant === null && booking.bookingStatus !== 'CANCELLED';
  const about = [
    booking.participant === null ? undefined : booking.country?.name,
    booking.bookingType === 'STAFF' ? type : undefined,
    booking.author?.fullName ? words('bookings.by', { name: booking.author.fullName }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <Box component="li" sx={lineSx}>
      <Box sx={{ gridArea: 'select' }}>
        {mayChoose(booking) && (
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={(_event, on) => onSelect([booking.id], on)}
            slotProps={{ input: { 'aria-label': words('bookings.select', { name }) } }}
          />
        )}
      </Box>
      <LineName to={wizardPaths.viewBooking(booking.id)} name={name} about={about} />
      <Box sx={{ gridArea: 'rest', minWidth: 0 }}>
        {booking.countryNotAllowed && <CountryNotAllowed booking={booking} />}
        {isOpenPlaceholder && allows(booking.can, 'attach') && booking.consumesSeat ? (
          <AttachParticipant booking={booking} />
        ) : (
          <Details booking={booking} />
        )}
      </Box>
      <Box
        sx={{ gridArea: 'end', display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
      >
        {isOpenPlaceholder && <DaysLeft booking={booking} today={today} />}
        {mayEdit(booking) && (
          <EditLink to={wizardPaths.editBooking(booking.id)} label={words('bookings.edit', { name })} />
        )}
      </Box>
    </Box>
  );
};

/** S2: the event was narrowed past whoever is booked. It is said, and nothing is done. */
const CountryNotAllowed = ({ booking: { country } }: Pick<BookingLineProps, 'booking'>) => {
  const words = useBookingWords();
  return (
    <Typography
      sx={(theme) => ({ fontSize: '0.75rem', fontWeight: 500, color: tone(theme, 'thunderbird').text })}
    >
      {country === null ? words('country.none') : words('country.not_allowed', { country: country.name })}
    </Typography>
  );
};

const Details = ({ booking }: Pick<BookingLineProps, 'booking'>) => {
  const words = useEventWords();
  const shared = useBookingWords();
  const enumWord = useEnumWord();
  const fields = useDetailNames()(booking.collectMissing);
  const said = () => {
    if (booking.cancelReason !== null) return enumWord('BookingCancelReason', booking.cancelReason);
    if (booking.bookingStatus === 'CANCELLED' || booking.participant === null) return undefined;
    if (booking.collectStatus === 'INCOMPLETE') return shared('missing.label', { fields });
    return booking.collectStatus === 'COMPLETE' ? words('bookings.details_complete') : undefined;
  };
  const text = said();
  if (text === undefined) return null;
  return (
    <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
};
