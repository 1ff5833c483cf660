import type { Violation } from '#server/errors/errors.ts';
import { agreeing } from '#server/words/counted.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { besideTheQueue } from './besideTheQueue.ts';

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
