export { eventBookingMutations } from './resolvers.ts';
