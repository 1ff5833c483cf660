import { onceByKey } from '#server/idempotency/onceByKey.ts';
import { actionResolver, saveResolver } from '#server/graphql/write/writeResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { attachParticipant, bookingService, detachParticipant } from './service.ts';

export const eventBookingMutations = {
  createEventBooking: saveResolver(
    eventBookingEntity,
    onceByKey('createEventBooking', (session, input) => bookingService.create(session, input)),
  ),
  attachParticipantToEventBooking: actionResolver(eventBookingEntity, attachParticipant),
  detachParticipantFromEventBooking: actionResolver(eventBookingEntity, detachParticipant),
};
