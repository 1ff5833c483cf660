import { onceByKey } from '../../idempotency/onceByKey.ts';
import { actionResolver, deleteResolver, saveResolver } from '../../graphql/write/writeResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { attachParticipant, bookingService, detachParticipant } from './service.ts';

export const eventBookingMutations = {
  createEventBooking: saveResolver(
    eventBookingEntity,
    onceByKey('createEventBooking', (session, input) => bookingService.create(session, input)),
  ),
  updateEventBooking: saveResolver(eventBookingEntity, (session, input) =>
    bookingService.update(session, input),
  ),
  deleteEventBooking: deleteResolver(eventBookingEntity, (session, id) => bookingService.delete(session, id)),
  attachParticipantToEventBooking: actionResolver(eventBookingEntity, attachParticipant),
  detachParticipantFromEventBooking: actionResolver(eventBookingEntity, detachParticipant),
};
