/** Who is erased, and what is told of them elsewhere. */
export interface Erased {
  /** The person, and every record that was merged into theirs. */
  readonly people: readonly string[];
  /** What they were called. */
  readonly names: readonly string[];
  /** What stands in the place of each name that they had. */
  readonly pseudonym: string;
  /** Their bookings. */
  readonly bookings: readonly string[];
  /** P4: bookings that they were taken off, whoever has them now. */
  readonly left: readonly string[];
}
