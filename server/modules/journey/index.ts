export { checkJourneyDates } from './eventOfJourney.ts';
export { eventConditions } from './eventConditions.ts';
export { countryOfJourney, eventOfJourney, nameOfJourney } from './eventOfJourney.ts';
export { checkFlights, flightPolicyOf } from './flights.ts';
export { isRestored } from './isRestored.ts';
export { eventTurn, lockEvents } from './lockEvents.ts';
export { participantOfInput } from './participantOfInput.ts';
export { byEventDay, journeyOwners } from './journeyOwners.ts';
export { personalColumns } from './personalColumns.ts';
