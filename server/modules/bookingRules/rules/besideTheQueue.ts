import type { NextStep } from '#server/errors/errors.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { waitingListOpen } from './waitingListOpen.ts';

/** K3: what to do where a limit blocks that some may pass. */
export function besideTheQueue(facts: SeatFacts, powers: Powers): readonly NextStep[] {
  return [
    ...(powers.overridesLimits ? (['GIVE_REASON'] as const) : []),
    ...(waitingListOpen(facts) === null ? (['JOIN_WAITING_LIST'] as const) : []),
    'CHOOSE_ANOTHER_EVENT',
    ...(powers.overridesLimits ? [] : (['ASK_MANAGER'] as const)),
  ];
}
