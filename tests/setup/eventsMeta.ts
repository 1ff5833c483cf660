import { parse } from 'graphql';
import type { ListMeta, ResourceMeta } from '#src/data/ResourceMeta.ts';

/** What the operations of events say where a test does not look at it. */
export const eventsDocument = parse('{ events { id } }');

interface EventsMetaOptions extends Partial<Omit<ResourceMeta, 'list'>> {
  readonly list?: Partial<ListMeta>;
}

/** Events as a resource that is listed, and what a test needs of it besides. */
export const eventsMeta = ({ list, ...others }: EventsMetaOptions = {}): ResourceMeta => ({
  name: 'events',
  type: 'Event',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'events',
    paged: true,
    operation: eventsDocument,
    pickOperation: eventsDocument,
    sortColumns: {},
    filters: {},
    ...list,
  },
  ...others,
});
