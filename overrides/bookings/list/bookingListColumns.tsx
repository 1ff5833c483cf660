import { DataTable } from 'react-admin';
import { bookingColumns, type BookingSource } from '../../../resources/bookings/index.ts';
import { DaysToEventField } from './DaysToEventField.tsx';
import { MissingField } from '../../../src/booking/MissingField.tsx';

/** The generated columns, what is missing in words, and the days until the event. */
export const bookingListColumns = {
  ...bookingColumns,
  collectMissing: (
    <DataTable.Col
      source={'collectMissing' satisfies BookingSource}
      label="What is missing"
      field={MissingField}
      disableSort
    />
  ),
  daysToEvent: <DataTable.Col source="daysToEvent" label="Event in" field={DaysToEventField} disableSort />,
};

type Column = keyof typeof bookingListColumns;

export const defaultColumns: readonly Column[] = [
  'participant',
  'centreEvent',
  'bookingStatus',
  'bookingType',
  'country',
  'author',
  'dateExpiry',
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
