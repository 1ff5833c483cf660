export {
  checkAllowedCountry,
  checkJourneyDates,
  passportColumns,
  withoutMaskedPassport,
} from './checkJourney.ts';
export { countryOfJourney, eventOfJourney, nameOfJourney } from './eventOfJourney.ts';
export { lockEvents } from './lockEvents.ts';
export { participantOfInput } from './participantOfInput.ts';
export { journeyPolicy } from './policy.ts';
