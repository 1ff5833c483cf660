// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { PresetView } from '../../src/screens/list/views/presets/PresetView.ts';

export const eventViews: readonly PresetView[] = [
  {
    name: 'upcoming',
    label: 'Upcoming',
    filter: { date_start_gte: '@today' },
    sort: { field: 'dateStart', order: 'ASC' },
    isFirst: true,
  },
  { name: 'past', label: 'Past', filter: { date_start_lt: '@today' } },
  { name: 'all', label: 'All', filter: {} },
];
