// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { PresetView } from '../../src/screens/list/views/presets/PresetView.ts';

export const participantRequestViews: readonly PresetView[] = [
  { name: 'open', label: 'Open', filter: { state: 'OPEN' }, isFirst: true },
  { name: 'mine', label: 'Asked by me', filter: { author_id: '@me' } },
  { name: 'all', label: 'All', filter: {} },
];
