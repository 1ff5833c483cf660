// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { ResourceMeta } from '../../src/data/ResourceMeta.ts';
import { documentRunEntryListOperation, documentRunEntryPickOperation } from './operations.ts';

export const meta: ResourceMeta = {
  name: 'documentRuns',
  type: 'DocumentRunEntry',
  idField: 'id',
  representation: ['name'],
  list: {
    field: 'documentRuns',
    paged: true,
    operation: documentRunEntryListOperation,
    pickOperation: documentRunEntryPickOperation,
    sortColumns: { dateCreated: 'DATE_CREATED', dateModified: 'DATE_MODIFIED', name: 'NAME' },
    sortKeys: {
      name: 'NAME',
      generatedCount: 'GENERATED_COUNT',
      dateGenerated: 'DATE_GENERATED',
      dateCreated: 'DATE_CREATED',
      dateModified: 'DATE_MODIFIED',
    },
    filters: {
      centre_event_id: {
        path: ['where', 'centre_event_id'],
        list: false,
        scalar: 'id',
        source: 'centreEvent',
        operator: 'eq',
      },
      run_type: {
        path: ['where', 'run_type'],
        list: false,
        scalar: 'enum',
        source: 'runType',
        operator: 'eq',
      },
      whereConditions: { path: ['where', 'whereConditions'], list: false, scalar: 'object' },
    },
    figures: true,
    exports: true,
  },
};
