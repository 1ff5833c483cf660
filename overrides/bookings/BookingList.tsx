import { DataTable } from 'react-admin';
import { bookingColumns, bookingFilters, type BookingSource } from '../../resources/bookings/index.ts';

import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { BookedField } from './BookedField.tsx';
import { CreatedField } from './CreatedField.tsx';
import { EventStartField } from './EventStartField.tsx';

const { participant: _name, centreEvent: _event, dateCreated: _moment, ...others } = bookingColumns;

const startSource = 'centreEvent.dateStart' satisfies `${BookingSource}.dateStart`;

const columns = {
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
  eventStart: <DataTable.Col source={startSource} label="Event starts" field={EventStartField} disableSort />,
  ...others,
  dateCreated: <DataTable.Col source={'dateCreated' satisfies BookingSource} field={CreatedField} />,
};

const defaultColumns: readonly string[] = [
  'participant',
  'centreEvent',
  startSource,
  'bookingStatus',
  'bookingType',
  'author',
  'collectStatus',
  'dateCreated',
] satisfies readonly (BookingSource | typeof startSource)[];

/** Bookings by who comes to what and when; what fits a screen at first sight. */
export const BookingList = () => (
  <ResourceList
    filters={bookingFilters}
    defaultColumns={defaultColumns}
    sort={{ field: 'dateCreated', order: 'DESC' }}
  >
    {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);
