/** What documents are made for: all of an event, or these of it. */
export interface RunParams {
  readonly centre_event_id: string;
  readonly event_booking_ids?: readonly string[];
  readonly trainer_ids?: readonly string[];
}
