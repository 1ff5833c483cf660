import { DataTable } from 'react-admin';
import { eventColumns, eventFilters, type EventSource } from '#resources/events/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { SeatsField } from './SeatsField.tsx';
import { useEventViews } from './useEventViews.ts';

const { traineeCount: _bare, maxTrainees: _limit, ...others } = eventColumns;

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
    defaultColumns={defaultColumns}
    sort={{ field: 'dateStart', order: 'DESC' }}
    presets={useEventViews()}
  >
    {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);
