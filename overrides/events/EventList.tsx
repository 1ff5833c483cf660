import { eventConditions, eventFilters, eventViews } from '#resources/events/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { defaultColumns, eventListColumns } from './eventListColumns.tsx';
import { useEventWords } from './eventWords.ts';

/** Events with their seats as a bar. */
export const EventList = () => (
  <ResourceList
    filters={eventFilters}
    conditions={eventConditions}
    defaultColumns={defaultColumns}
    sort={{ field: 'dateStart', order: 'DESC' }}
    presets={eventViews}
  >
    {Object.entries(eventListColumns(useEventWords())).map(([source, column]) => ({
      ...column,
      key: source,
    }))}
  </ResourceList>
);
