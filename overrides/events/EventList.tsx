import { DataTable } from 'react-admin';
import { eventColumns, eventConditions, eventFilters, type EventSource } from '#resources/events/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { SeatsField } from './SeatsField.tsx';
import { useMemo } from 'react';
import { defaultPerPage } from '#src/screens/list/defaultPerPage.ts';
import type { SavedView } from '#src/screens/list/views/SavedView.ts';
import { useEventWords } from './eventWords.ts';

const look = (
  filter: SavedView['value']['filter'],
  order: SavedView['value']['sort']['order'],
): SavedView['value'] => ({
  filter,
  sort: { field: 'dateStart', order },
  perPage: defaultPerPage,
  displayedFilters: [],
});

/** The views that the list comes with: what is to come, soonest first; what has begun, latest first; and all there is. */
function useEventViews(): readonly SavedView[] {
  const words = useEventWords();
  return useMemo(
    () => [
      { label: words('view.upcoming'), value: look({ date_start_gte: '@today' }, 'ASC') },
      { label: words('view.past'), value: look({ date_start_lt: '@today' }, 'DESC') },
      { label: words('view.all'), value: look({}, 'DESC') },
    ],
    [words],
  );
}

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
    conditions={eventConditions}
    defaultColumns={defaultColumns}
    sort={{ field: 'dateStart', order: 'DESC' }}
    presets={useEventViews()}
  >
    {Object.entries(columns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);
