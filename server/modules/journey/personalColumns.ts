/** What a booking and a waiting-list entry keep of whoever comes; it goes with the person. */
export const personalColumns = [
  'accommodation',
  'transportation',
  'transport_method',
  'date_arrival',
  'arrival_from',
  'arrival_flight',
  'date_departure',
  'departure_city',
  'departure_to',
  'departure_flight',
  'date_check_in',
  'date_check_out',
  'date_of_birth',
  'visa_required',
  'expectations',
] as const;
