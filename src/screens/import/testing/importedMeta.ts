import { parse } from 'graphql';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';

/** A resource whose records may be read from a file. */
export const importedMeta: ResourceMeta = {
  name: 'events',
  type: 'Event',
  idField: 'id',
  representation: ['name'],
  create: { field: 'createEvent', operation: parse('{ events { id } }'), inputs: [], imports: true },
};
