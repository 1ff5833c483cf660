import type { NextStep, Violation } from '#server/errors/bookingRefusals.ts';
import { agreeing } from '#server/words/counted.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { mayWait } from './waitingListOpen.ts';

/** W3, W5: while somebody eligible waits, nobody else takes the seat; whoever may skip the line needs a reason. */
export function queue(facts: SeatFacts, powers: Powers): Violation | null {
  const ahead = facts.eligibleAhead;
  if (ahead === 0) return null;
  return {
    code: 'QUEUE_NOT_FIRST',
    message: agreeing(
      ahead,
      'Somebody on the waiting list comes first.',
      `${ahead} people on the waiting list come first.`,
    ),
    overridable: powers.overridesLimits,
    nextSteps: besideTheQueue(facts, powers),
    details: { ahead, waiting: facts.waiting.used },
  };
}

/** K3: what to do where a limit blocks that some may pass. */
export function besideTheQueue(facts: SeatFacts, powers: Powers): readonly NextStep[] {
  return [
    ...(powers.overridesLimits ? (['GIVE_REASON'] as const) : []),
    ...(mayWait(facts) ? (['JOIN_WAITING_LIST'] as const) : []),
    'CHOOSE_ANOTHER_EVENT',
    ...(powers.decidesLimits ? [] : (['ASK_MANAGER'] as const)),
  ];
}
