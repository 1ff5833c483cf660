import type { NextStep, Violation } from '../../../graphql/errors.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { waitingListOpen } from './waitingListOpen.ts';

/** C4: the maximum of trainees and of staff is hard for everyone; K3: what to do instead. */
export function hardMaximum(facts: SeatFacts, type: 'TRAINEE' | 'STAFF', powers: Powers): Violation | null {
  const { maximum, used } = type === 'TRAINEE' ? facts.trainees : facts.staff;
  if (maximum === null || used < maximum) return null;
  const who = type === 'TRAINEE' ? 'trainees' : 'staff';
  const mayWait = type === 'TRAINEE' && waitingListOpen(facts) === null;
  const nextSteps: NextStep[] = [
    ...(mayWait ? (['JOIN_WAITING_LIST'] as const) : []),
    'CHOOSE_ANOTHER_EVENT',
    powers.raisesLimits ? 'RAISE_LIMIT' : 'ASK_MANAGER',
  ];
  return {
    code: type === 'TRAINEE' ? 'EVENT_FULL' : 'STAFF_FULL',
    message: maximum === 0 ? `This event takes no ${who}.` : `All ${maximum} seats for ${who} are taken.`,
    overridable: false,
    nextSteps,
    details: { limit: maximum, used, waiting: facts.waiting.used },
  };
}
