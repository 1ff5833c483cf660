import { listResolver, oneResolver } from '../../graphql/read/readResolvers.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import { eventBookingList } from './eventBookingList.ts';

export const eventBookingQueries = {
  eventBooking: oneResolver(eventBookingEntity),
  eventBookings: listResolver(eventBookingList),
};
