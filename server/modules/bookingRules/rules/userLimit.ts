import type { Violation } from '#server/errors/errors.ts';
import { counted } from '#server/words/counted.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { besideTheQueue } from './besideTheQueue.ts';

/** C7: trainee seats per author. C8: who may pass it. */
export function userLimit(facts: SeatFacts, powers: Powers): Violation | null {
  const { maximum, used } = facts.user;
  if (maximum === null || used < maximum) return null;
  return {
    code: 'USER_LIMIT',
    message: `One user may book ${counted(maximum, 'trainee seat')} on this event, and ${counted(used, 'is booked', 'are booked')}.`,
    overridable: powers.overridesLimits,
    nextSteps: besideTheQueue(facts, powers),
    details: { limit: maximum, used, waiting: facts.waiting.used },
  };
}
