import { DataTable, useFieldValue, useRecordContext } from 'react-admin';
import { bookingColumns, type BookingRecord, type BookingSource } from '#resources/bookings/index.ts';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { defineTextField } from '#src/fields/kind/defineField.tsx';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { daysUntil } from '#src/fields/date/days.ts';
import { RelationLink } from '#src/fields/relation/RelationLink.tsx';
import { plainText } from '#src/fields/string/plainText.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { momentText } from '#src/fields/dateTime/momentText.ts';
import { useBookingWords } from '../words/useBookingWords.ts';
import { isValues } from '#src/data/isValues.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';

/** The first day of the booked event. */
const EventStartField: FieldComponent = ({ source }) => {
  const locale = useFormatLocale();
  return <TextCell text={formatDate(useFieldValue({ source }), locale)} tabular />;
};
EventStartField.needs = ['centreEvent'] satisfies (keyof BookingRecord)[];
// Behind a long name there would be no room for it.
EventStartField.onCard = true;

/** The day of arrival, which a card keeps where that of the event is not shown. */
const ArrivalField: FieldComponent = defineTextField({ text: formatDate, tabular: true });
ArrivalField.onCard = true;

function firstDay(record: unknown): { readonly day: string; readonly days: number } | undefined {
  if (!isValues(record)) return undefined;
  const day = valueAt(record, 'centreEvent.dateStart');
  if (typeof day !== 'string') return undefined;
  return { day, days: daysUntil(day, plainText(valueAt(record, 'centreEvent.timeZone'))) };
}

/** How long there is until the event begins. */
const DaysToEventField: FieldComponent = () => {
  const words = useBookingWords();
  const locale = useFormatLocale();
  const first = firstDay(useRecordContext());
  if (first === undefined) return <TextCell text={undefined} />;
  const { day, days } = first;
  const text =
    days === 0
      ? words('event.today')
      : words(days > 0 ? 'event.in' : 'event.ago', { smart_count: Math.abs(days) });
  return <TextCell text={text} title={formatDate(day, locale)} tabular />;
};
DaysToEventField.needs = ['centreEvent'];
// A file is read on other days: it has the day that they were counted to.
DaysToEventField.inFile = (_props, { fieldWords }) => ({
  source: startSource,
  label: fieldWords('EventBooking', startSource),
});

/** The day of a moment where the viewer is; the time in the title. */
const CreatedField: FieldComponent = ({ source }) => {
  const locale = useFormatLocale();
  const value: unknown = useFieldValue({ source });
  return <TextCell text={formatMomentDay(value, locale)} title={formatDateTime(value, locale)} tabular />;
};
CreatedField.inFile = () => ({});
CreatedField.csv = (value, _props, { zone }, record) => momentText(value, record, zone);

type Booked = Pick<BookingRecord, 'id' | 'participant' | 'dateExpiry'>;

/** Who comes; a placeholder says so, and until when it holds its seat (P1). */
const BookedField: FieldComponent = () => {
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
BookedField.inFile = () => ({ empty: 'Placeholder' });
BookedField.csv = (value) => labelOf(value) ?? 'Placeholder';

const startSource = 'centreEvent.dateStart' satisfies `${BookingSource}.dateStart`;

/** The generated columns, who comes and when in full, and the days until the event. */
export const bookingListColumns = {
  ...bookingColumns,
  participant: <DataTable.Col source={'participant' satisfies BookingSource} field={BookedField} />,
  centreEvent: (
    <DataTable.Col
      source={'centreEvent' satisfies BookingSource}
      disableSort
      sx={{ '--cell-width': '210px' }}
    >
      <RelationField source="centreEvent" reference="events" label={['name']} />
    </DataTable.Col>
  ),
  [startSource]: <DataTable.Col source={startSource} field={EventStartField} disableSort />,
  dateArrival: <DataTable.Col source={'dateArrival' satisfies BookingSource} field={ArrivalField} />,
  dateCreated: <DataTable.Col source={'dateCreated' satisfies BookingSource} field={CreatedField} />,
  daysToEvent: <DataTable.Col source="daysToEvent" field={DaysToEventField} disableSort />,
};

type Column = keyof typeof bookingListColumns;

export const defaultColumns: readonly Column[] = [
  'participant',
  'centreEvent',
  startSource,
  'bookingStatus',
  'bookingType',
  'country',
  'author',
  'collectStatus',
];

/** Whoever chases looks at what is owed, and how long there is. */
export const chaseColumns: readonly Column[] = [
  'participant',
  'centreEvent',
  'collectMissing',
  'daysToEvent',
  'author',
];

/** What the hotel and the transfer are told. */
export const arrivalColumns: readonly Column[] = [
  'participant',
  'centreEvent',
  'dateArrival',
  'arrivalFrom',
  'arrivalFlight',
  'dateDeparture',
  'dateCheckIn',
  'dateCheckOut',
];

/** Who, which event, what is owed, when, by whom; then the rest. */
export const columnOrder: readonly Column[] = [
  'participant',
  'centreEvent',
  startSource,
  'collectMissing',
  'daysToEvent',
  'bookingStatus',
  'bookingType',
  'country',
  'author',
  'dateExpiry',
  'collectStatus',
];
