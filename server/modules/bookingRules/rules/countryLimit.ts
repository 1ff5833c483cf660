import type { Violation } from '../../../graphql/errors.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { besideTheQueue } from './besideTheQueue.ts';

/** C6: trainee seats per country: the participant's, for a placeholder the author's. C8: who may pass it. */
export function countryLimit(facts: SeatFacts, powers: Powers): Violation | null {
  const { maximum, used } = facts.country;
  if (facts.countryId === null) return countryRequired(facts);
  if (maximum === null || used < maximum) return null;
  const country = facts.countryName ?? facts.countryId;
  return {
    code: 'COUNTRY_LIMIT',
    message: `${country} has used ${used} of its ${maximum} trainee seats on this event.`,
    overridable: powers.overridesLimits,
    nextSteps: besideTheQueue(facts, powers),
    details: { limit: maximum, used, waiting: facts.waiting.used, country },
  };
}

/** A seat of nobody's country could not be counted. Authors of several countries are asked even where no limit is set yet. */
function countryRequired(facts: SeatFacts): Violation | null {
  const limited = facts.country.maximum !== null;
  if (facts.hasParticipant) {
    if (!limited) return null;
    return {
      code: 'COUNTRY_REQUIRED',
      message: 'This event counts seats by country, and the participant has none.',
      overridable: false,
      nextSteps: ['COMPLETE_DETAILS'],
      field: 'participant',
    };
  }
  if (!limited && facts.authorCountries < 2) return null;
  return {
    code: 'COUNTRY_REQUIRED',
    message: 'Choose the country that the placeholder counts against.',
    overridable: false,
    nextSteps: ['CHOOSE_COUNTRY'],
    field: 'country_id',
  };
}
