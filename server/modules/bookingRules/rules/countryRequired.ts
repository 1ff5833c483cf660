import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { SeatFacts } from '../SeatFacts.ts';

/** A seat of nobody's country can neither be counted (C6) nor be admitted (S2). */
export function countryRequired({ hasParticipant, isUpgrade }: SeatFacts, why: string): Violation {
  const missing = { code: 'COUNTRY_REQUIRED', overridable: false } as const;
  if (hasParticipant)
    return {
      ...missing,
      message: `${why}, and the participant has none.`,
      nextSteps: ['COMPLETE_DETAILS'],
      field: 'participant',
    };
  if (isUpgrade)
    return {
      ...missing,
      message: `${why}, and it is not known who waits. Name the participant first.`,
      nextSteps: ['COMPLETE_DETAILS'],
    };
  return {
    ...missing,
    message: 'Choose the country that the placeholder counts against.',
    nextSteps: ['CHOOSE_COUNTRY'],
    field: 'country_id',
  };
}
