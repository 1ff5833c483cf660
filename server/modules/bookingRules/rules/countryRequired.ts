import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { SeatFacts } from '../SeatFacts.ts';

/** A seat of nobody's country can neither be counted (C6) nor be admitted (S2). */
export function countryRequired({ hasParticipant, isUpgrade }: SeatFacts, why: string): Violation {
  const code = 'COUNTRY_REQUIRED';
  if (hasParticipant)
    return {
      code,
      message: `${why}, and the participant has none.`,
      nextSteps: ['COMPLETE_DETAILS'],
      field: 'participant',
    };
  if (isUpgrade)
    return {
      code,
      message: `${why}, and it is not known who waits. Name the participant first.`,
      nextSteps: ['COMPLETE_DETAILS'],
    };
  return {
    code,
    message: 'Choose the country that the placeholder counts against.',
    nextSteps: ['CHOOSE_COUNTRY'],
    field: 'country_id',
  };
}
