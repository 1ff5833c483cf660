import { eventConditions, eventFilters, eventViews } from '#resources/events/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { defaultColumns, eventListColumns } from './eventListColumns.tsx';
import { useEventWords } from './eventWords.ts';
import { MovedEvents } from './move/MovedEvents.tsx';
import { OutdatedDocuments } from './move/OutdatedDocuments.tsx';

/** Events with their seats as a bar, and what those that are moved leave behind. */
export const EventList = () => (
  <ResourceList
    filters={eventFilters}
    conditions={eventConditions}
    defaultColumns={defaultColumns}
    sort={{ field: 'dateStart', order: 'DESC' }}
    presets={eventViews}
    lead={<MovedEvents />}
    actions={<OutdatedDocuments />}
  >
    {Object.entries(eventListColumns(useEventWords())).map(([source, column]) => ({
      ...column,
      key: source,
    }))}
  </ResourceList>
);
