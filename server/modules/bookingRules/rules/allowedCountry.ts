import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { countryRequired } from './countryRequired.ts';

/** S2: a restricted event takes people and placeholders of its countries only; nobody passes it, but some may widen it. */
export function allowedCountry(facts: SeatFacts, powers: Powers): Violation | null {
  if (facts.isCountryAllowed) return null;
  if (facts.countryId === null)
    return countryRequired(facts, 'This event is for people of certain countries');
  const country = facts.countryName ?? facts.countryId;
  return {
    code: 'COUNTRY_NOT_ALLOWED',
    message: `This event does not take anybody from ${country}.`,
    nextSteps: [
      ...(facts.hasParticipant ? [] : (['CHOOSE_COUNTRY'] as const)),
      'CHOOSE_ANOTHER_EVENT',
      powers.raisesLimits ? 'ALLOW_COUNTRY' : 'ASK_MANAGER',
    ],
    details: { country },
    field: facts.hasParticipant ? 'participant' : 'country_id',
  };
}
