export { eventConditions } from './eventConditions.ts';
export { checkJourneyDates, countryOfJourney, eventOfJourney, nameOfJourney } from './eventOfJourney.ts';
export { checkFlights, flightKeys, flightPolicyOf } from './flights.ts';
export { refuseDeleted, refuseErased } from './refuseDeleted.ts';
export { isRestored } from './isRestored.ts';
export { eventTurn, lockEvents } from './lockEvents.ts';
export { participantOfInput } from './participantOfInput.ts';
export { byEventDay, journeyOwners } from './journeyOwners.ts';
export { personalColumns } from './personalColumns.ts';
