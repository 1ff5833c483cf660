import type { Violation } from '#server/errors/bookingRefusals.ts';
import { agreeing } from '#server/words/counted.ts';
import type { SeatFacts } from '../SeatFacts.ts';

/** W6, whether the entries have been closed already or are about to be. */
export const lineClosed: Violation = {
  code: 'EVENT_OVER',
  message: 'The event has begun; its waiting list is closed.',
  nextSteps: ['CHOOSE_ANOTHER_EVENT'],
};

/** K3: the list is offered for a new seat only, not to who is on it already or sits on a booking. */
export const mayWait = (facts: SeatFacts): boolean =>
  !facts.isUpgrade && !facts.isChange && waitingListOpen(facts) === null;

/** W2, W6: whether the list takes anybody at all: no maximum is unlimited, 0 is off, and it closes with the event's start. */
export function waitingListOpen(facts: Pick<SeatFacts, 'waiting' | 'hasStarted'>): Violation | null {
  const { maximum, used } = facts.waiting;
  const nextSteps = ['CHOOSE_ANOTHER_EVENT'] as const;
  if (facts.hasStarted) return lineClosed;
  if (maximum === 0)
    return { code: 'WAITING_LIST_OFF', message: 'This event has no waiting list.', nextSteps };
  if (maximum === null || used < maximum) return null;
  return {
    code: 'WAITING_LIST_FULL',
    message: agreeing(
      maximum,
      'The only place on the waiting list is taken.',
      `All ${maximum} places on the waiting list are taken.`,
    ),
    nextSteps,
    details: { limit: maximum, used },
  };
}
