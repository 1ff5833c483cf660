import { Box } from '@mui/material';
import { daysBetween } from '#src/fields/date/days.ts';
import { useBookingWords } from '#overrides/bookings/index.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { tone } from '#src/ui/palettes.ts';
import type { BoardBooking } from '../board/Board.ts';

interface DaysLeftProps {
  readonly booking: Pick<BoardBooking, 'dateExpiry' | 'consumesSeat'>;
  /** The calendar day at the event. */
  readonly today: string;
}

/** How long a placeholder still holds its seat (P2); whether it does is the server's word, not the browser's clock. */
export const DaysLeft = ({ booking: { dateExpiry, consumesSeat }, today }: DaysLeftProps) => {
  const words = useBookingWords();
  const locale = useFormatLocale();
  const days = dateExpiry === null ? undefined : daysBetween(today, dateExpiry);
  const text = () => {
    if (!consumesSeat) return words('days.expired');
    if (days === undefined) return words('days.none');
    return days <= 0 ? words('days.today') : words('days.left', { smart_count: days });
  };
  const isUrgent = !consumesSeat || (days !== undefined && days < 2);
  return (
    <Box
      component="span"
      className="tabular"
      title={formatDate(dateExpiry, locale)}
      sx={(theme) => ({
        fontSize: '0.75rem',
        whiteSpace: 'nowrap',
        fontWeight: isUrgent ? 500 : 400,
        color: isUrgent ? tone(theme, 'thunderbird').text : 'text.secondary',
      })}
    >
      {text()}
    </Box>
  );
};
