import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { attachParticipant, detachParticipant } from './service.ts';

export const eventBookingMutations = {
  attachParticipantToEventBooking: actionResolver(eventBookingEntity, attachParticipant),
  detachParticipantFromEventBooking: actionResolver(eventBookingEntity, detachParticipant),
};
