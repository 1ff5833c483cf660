export { eventBookingEntity } from './eventBookingEntity.ts';
export { eventBookingMutations } from './resolvers.ts';
export { bookingService } from './service.ts';
export { placeholderExpiry, todayAt } from './placeholderExpiry.ts';
