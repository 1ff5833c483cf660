import type { NextStep, SeatNumbers, Violation } from '#server/errors/bookingRefusals.ts';
import { agreeing } from '#server/words/counted.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { mayWait } from './waitingListOpen.ts';

type SeatType = 'TRAINEE' | 'STAFF';

/** C4: the maximum of trainees and of staff is hard for everyone; K3: what to do instead. */
export function hardMaximum(facts: SeatFacts, type: SeatType, powers: Powers): Violation | null {
  const { maximum, used } = type === 'TRAINEE' ? facts.trainees : facts.staff;
  if (maximum === null || used < maximum) return null;
  return noSeatLeft(type, { limit: maximum, used, waiting: facts.waiting.used }, [
    ...(type === 'TRAINEE' && mayWait(facts) ? (['JOIN_WAITING_LIST'] as const) : []),
    'CHOOSE_ANOTHER_EVENT',
    powers.raisesLimits ? 'RAISE_LIMIT' : 'ASK_MANAGER',
  ]);
}

/** Said alike by the rule and, where no rule has said it before, by the guard of the database (K2). */
export function noSeatLeft(
  type: SeatType,
  { limit, used, waiting }: SeatNumbers,
  nextSteps: readonly NextStep[] = ['CHOOSE_ANOTHER_EVENT'],
): Violation {
  const who = type === 'TRAINEE' ? 'trainees' : 'staff';
  const allTaken = agreeing(
    limit,
    `The only seat for ${who} is taken.`,
    `All ${limit} seats for ${who} are taken.`,
  );
  return {
    code: type === 'TRAINEE' ? 'EVENT_FULL' : 'STAFF_FULL',
    message: limit === 0 ? `This event takes no ${who}.` : allTaken,
    nextSteps,
    details: { limit, used, waiting },
  };
}
