import { onceByKey } from '#server/idempotency/onceByKey.ts';
import { allow, type Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver, saveResolver } from '#server/graphql/write/writeResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { attachParticipant, bookingService, detachParticipant } from './service.ts';

const { type } = eventBookingEntity;

export const eventBookingMutations: Operations = {
  createEventBooking: allow(
    { of: type, action: 'create' },
    saveResolver(
      eventBookingEntity,
      onceByKey('createEventBooking', (session, input) => bookingService.create(session, input)),
    ),
  ),
  attachParticipantToEventBooking: actionResolver(
    { of: type, action: 'attach' },
    eventBookingEntity,
    attachParticipant,
  ),
  detachParticipantFromEventBooking: actionResolver(
    { of: type, action: 'detach' },
    eventBookingEntity,
    detachParticipant,
  ),
};
