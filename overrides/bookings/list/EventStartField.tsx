import { useFieldValue } from 'react-admin';
import type { BookingRecord } from '#resources/bookings/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

/** The first day of the booked event. */
export const EventStartField: FieldComponent = ({ source }) => {
  const locale = useFormatLocale();
  return <TextCell text={formatDate(useFieldValue({ source }), locale)} tabular />;
};
EventStartField.needs = ['centreEvent'] satisfies (keyof BookingRecord)[];
EventStartField.csv = (value) => (typeof value === 'string' ? value : '');
