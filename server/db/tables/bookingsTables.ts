import type { Generated } from 'kysely';
import type { Id, GeneratedId, Computed, Day, Moment } from './columnKinds.ts';

export type BookingStatus = 'CANCELLED' | 'CONFIRMED' | 'NEW' | 'NOT_SET' | 'PENDING';
export type BookingType = 'STAFF' | 'TRAINEE';
type BookingCancelReason = 'EXPIRED' | 'PERSON';
type ClosedReason = 'UPGRADED' | 'EVENT_STARTED' | 'EVENT_CANCELLED' | 'ERASED';

/** The columns that a booking and a waiting-list entry have in common. */
interface JourneyColumns {
  accommodation: boolean | null;
  transportation: boolean | null;
  transport_method: string | null;
  date_arrival: Day | null;
  arrival_from: string | null;
  arrival_flight: string | null;
  date_departure: Day | null;
  departure_city: string | null;
  departure_to: string | null;
  departure_flight: string | null;
  date_check_in: Day | null;
  date_check_out: Day | null;
  number_of_nights: Computed<number | null>;
  date_of_birth: Day | null;
  /** Ciphertext, like the two that follow (G4). */
  passport_number: string | null;
  passport_country_issue: string | null;
  passport_expiration_date: string | null;
  passport_number_hint: string | null;
  passport_expires_soon: boolean | null;
  visa_required: boolean | null;
  expectations: string | null;
  notes: string | null;
  date_expiry: Day | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
  deleted_at: Moment | null;
}

export interface EventBookingsTable extends JourneyColumns {
  id: GeneratedId;
  booking_status: BookingStatus;
  booking_type: BookingType;
  centre_event_id: Id;
  participant_id: Id | null;
  /** The country whose limit a placeholder counts against (C6). */
  placeholder_country_id: Id | null;
  author_id: Id;
  cancel_reason: BookingCancelReason | null;
  /** Names that the booking is searched by, kept by triggers. */
  search_text: Computed<string>;
}

export interface WaitingListEntriesTable extends JourneyColumns {
  id: GeneratedId;
  centre_event_id: Id;
  participant_id: Id | null;
  author_id: Id;
  priority: Generated<number>;
  closed_at: Moment | null;
  closed_reason: ClosedReason | null;
  event_booking_id: Id | null;
}
