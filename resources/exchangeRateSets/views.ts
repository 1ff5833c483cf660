// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { PresetView } from '../../src/screens/list/views/presets/PresetView.ts';

export const exchangeRateSetViews: readonly PresetView[] = [
  { name: 'all', label: 'All', filter: {} },
  { name: 'in_force', label: 'In force', filter: { in_force: true }, sort: { field: 'base', order: 'ASC' } },
  { name: 'entered', label: 'Entered by hand', filter: { source: ['HAND'] } },
];
