export { eventBookingEntity } from './eventBookingEntity.ts';
export { eventBookingMutations } from './resolvers.ts';
export { bookingService } from './service.ts';
export { placeholderExpiry } from './placeholderExpiry.ts';
