import { DataTable } from 'react-admin';
import {
  eventColumns,
  eventConditions,
  eventFilters,
  eventViews,
  type EventSource,
} from '#resources/events/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { SeatsField } from './SeatsField.tsx';

const { traineeCount: _bare, ...others } = eventColumns;

const columns = {
  ...others,
  traineeCount: (
    <DataTable.Col
      source={'traineeCount' satisfies EventSource}
      label="Seats"
      field={SeatsField}
      disableSort
    />
  ),
};

const defaultColumns: readonly EventSource[] = [
  'name',
  'dateStart',
  'trainingCentre',
  'country',
  'eventStatus',
  'traineeCount',
  'isPublished',
];

/** Events with their seats as a bar. */
export const EventList = () => (
  <ResourceList
    filters={eventFilters}
    conditions={eventConditions}
    defaultColumns={defaultColumns}
    sort={{ field: 'dateStart', order: 'DESC' }}
    presets={eventViews}
  >
    {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);
