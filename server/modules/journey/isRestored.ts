import { differs } from '#server/graphql/write/differs.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import type { JourneyTable } from './eventOfJourney.ts';

/** It was deleted, and comes back: nothing else is written of a deleted row. */
export const isRestored = (change: Change<JourneyTable>): boolean => differs(change, 'deleted_at');
