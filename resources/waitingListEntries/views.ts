// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { PresetView } from '../../src/screens/list/views/presets/PresetView.ts';

export const waitingListEntryViews: readonly PresetView[] = [
  { name: 'next', label: 'Next for a seat', filter: { is_next_eligible: true } },
  { name: 'mine', label: 'Entered by me', filter: { author_id: '@me' } },
];
