import type { Violation } from '#server/errors/bookingRefusals.ts';
import { counted } from '#server/words/counted.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { besideTheQueue } from './queue.ts';
import { countryRequired } from './countryRequired.ts';

/** C6: trainee seats per country: the participant's, for a placeholder the author's. C8: who may pass it. */
export function countryLimit(facts: SeatFacts, powers: Powers): Violation | null {
  const { maximum, used } = facts.country;
  if (facts.countryId === null) return isAsked(facts) ? countryRequired(facts, whyAsked(maximum)) : null;
  if (maximum === null || used < maximum) return null;
  const country = facts.countryName ?? facts.countryId;
  return {
    code: 'COUNTRY_LIMIT',
    message: `${country} may have ${counted(maximum, 'trainee seat')} on this event, and has used ${used}.`,
    overridable: powers.overridesLimits,
    nextSteps: besideTheQueue(facts, powers),
    details: { limit: maximum, used, waiting: facts.waiting.used, country },
  };
}

const whyAsked = (maximum: number | null): string =>
  maximum === null ? 'The author works in several countries' : 'This event counts seats by country';

/** Authors of several countries are asked for their placeholder's even where no limit is set yet. */
const isAsked = ({ country, hasParticipant, authorCountries }: SeatFacts): boolean =>
  country.maximum !== null || (!hasParticipant && authorCountries > 1);

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
