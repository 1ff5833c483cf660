export { eventBookingEntity } from './eventBookingEntity.ts';
export { bookingService } from './service.ts';
export { placeholderExpiry } from './placeholderExpiry.ts';
export { eventBookingNoun } from './eventBookingNoun.ts';
export { endWithEvent } from './endWithEvent.ts';
export { expirePlaceholders } from './expirePlaceholders.ts';
