import { useRecordContext } from 'react-admin';
import type { BookingRecord } from '#resources/bookings/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

type Booked = Pick<BookingRecord, 'id' | 'participant' | 'dateExpiry'>;

/** Who comes; a placeholder says so, and until when it holds its seat (P1). */
export const BookedField: FieldComponent = () => {
  const booking = useRecordContext<Booked>();
  const locale = useFormatLocale();
  if (booking === undefined) return null;
  if (booking.participant !== null)
    return <RelationLink value={booking.participant} reference="participants" />;
  const until = formatDate(booking.dateExpiry, locale);
  return <TextCell text={until === undefined ? 'Placeholder' : `Placeholder to ${until}`} />;
};
BookedField.needs = ['dateExpiry'] satisfies (keyof BookingRecord)[];
BookedField.saysEmpty = true;
BookedField.csv = (value) => labelOf(value) ?? 'Placeholder';
