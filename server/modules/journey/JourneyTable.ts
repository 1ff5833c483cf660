/** Bookings and waiting-list entries hold the same journey. */
export type JourneyTable = 'event_bookings' | 'waiting_list_entries';
