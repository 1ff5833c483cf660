import { deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { bookingService } from './service.ts';

export const eventBookingMutations = {
  createEventBooking: saveResolver(eventBookingEntity, (session, input) =>
    bookingService.create(session, input),
  ),
  updateEventBooking: saveResolver(eventBookingEntity, (session, input) =>
    bookingService.update(session, input),
  ),
  deleteEventBooking: deleteResolver(eventBookingEntity, (session, id) => bookingService.delete(session, id)),
};
