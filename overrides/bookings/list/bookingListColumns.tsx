import { DataTable } from 'react-admin';
import { bookingColumns, type BookingSource } from '#resources/bookings/index.ts';
import { MissingField } from './MissingField.tsx';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import { BookedField } from './BookedField.tsx';
import { CreatedField } from './CreatedField.tsx';
import { DaysToEventField } from './DaysToEventField.tsx';
import { EventStartField } from './EventStartField.tsx';

const startSource = 'centreEvent.dateStart' satisfies `${BookingSource}.dateStart`;

/** The generated columns, who comes and when in full, what is missing in words, and the days until the event. */
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
  dateCreated: <DataTable.Col source={'dateCreated' satisfies BookingSource} field={CreatedField} />,
  collectMissing: (
    <DataTable.Col source={'collectMissing' satisfies BookingSource} field={MissingField} disableSort />
  ),
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

export const chaseColumns: readonly Column[] = [
  'participant',
  'centreEvent',
  'collectMissing',
  'daysToEvent',
  'author',
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

/** A view names the columns that it hides. */
export const allBut = (shown: readonly Column[]): readonly string[] =>
  Object.keys(bookingListColumns).filter((source) => !shown.some((column) => column === source));
