// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { PresetView } from '../../src/screens/list/views/presets/PresetView.ts';

export const auditViews: readonly PresetView[] = [
  {
    name: 'today',
    label: 'Today',
    filter: { whereConditions: { AND: [{ column: 'CREATED_AT', operator: 'GTE', value: '@todayT00:00' }] } },
  },
  {
    name: 'accounts',
    label: 'Roles and accounts',
    filter: { whereConditions: { AND: [{ column: 'AUDITABLE_TYPE', operator: 'EQ', value: 'User' }] } },
  },
  {
    name: 'taken',
    label: 'Exports and passports shown',
    filter: {
      whereConditions: {
        AND: [{ column: 'EVENT', operator: 'IN', value: ['exported', 'viewed', 'revealed'] }],
      },
    },
  },
  {
    name: 'deleted',
    label: 'Deleted',
    filter: { whereConditions: { AND: [{ column: 'EVENT', operator: 'EQ', value: 'deleted' }] } },
  },
];
