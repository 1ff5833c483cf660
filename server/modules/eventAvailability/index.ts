export { eventAvailabilityQueries } from './eventAvailabilityQueries.ts';
