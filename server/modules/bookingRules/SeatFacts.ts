/** A limit and how much of it is used, whatever is being changed left out. */
export interface Use {
  /** Null: no limit (C3). */
  readonly maximum: number | null;
  readonly used: number;
  readonly placeholders: number;
}

/** What the rules of taking a seat look at: one statement's answer about an event, a country and an author. */
export interface SeatFacts {
  readonly eventId: string;
  readonly eventCountryId: string;
  /** The viewer may book on it at all (S2). */
  readonly isBookable: boolean;
  /** Nothing is said of whom, or it is somebody of the viewer's countries: another role may show more people (S2). */
  readonly isPersonBookable: boolean;
  /** B6: rules read this, and never the status in words. */
  readonly isPublished: boolean;
  /** B4: its last day has passed. */
  readonly isOver: boolean;
  /** W6: its first day has come. */
  readonly hasStarted: boolean;
  readonly trainees: Use;
  readonly staff: Use;
  readonly waiting: Use;
  /** C6: the participant's, the placeholder's, or the author's only one. */
  readonly countryId: string | null;
  readonly countryName: string | null;
  /** S2: a restricted event takes people of its allowed countries; whose country is not known is not one of them. */
  readonly isCountryAllowed: boolean;
  readonly country: Use;
  /** C7: by the author. */
  readonly user: Use;
  readonly authorCountries: number;
  /** Somebody is named. */
  readonly hasParticipant: boolean;
  /** C9: and is booked on this event already, by another booking than the one that is being changed. */
  readonly isBooked: boolean;
  /** W2: and waits for this event, in another entry than the one that becomes the booking. */
  readonly isWaiting: boolean;
  /** An entry is being upgraded; there is nothing but its participant to take a country from. */
  readonly isUpgrade: boolean;
  /** A booking that is there is being changed. */
  readonly isChange: boolean;
  /** W3: how many in the line would pass C6 and C7 now; for an entry of the line: those before it. */
  readonly eligibleAhead: number;
  readonly dateStart: string | null;
  readonly timeZone: string;
  readonly placeholderExpiryDays: number | null;
}
