import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { attachParticipant, detachParticipant } from './service.ts';

const { type } = eventBookingEntity;

export const eventBookingMutations: Operations = {
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
