import type {
  BoardPermissionFragment,
  BoardUseFragment,
  EventBoardQuery,
  EventCountrySeatsQuery,
} from '#src/generated/operations.ts';
import type { BookingStatus } from '#src/generated/schema.ts';

/** What the server answers for the board of an event: of each status the first page. */
export type Board = EventBoardQuery;

export type LimitUse = BoardUseFragment;
export type Permission = BoardPermissionFragment;
export type BoardEvent = NonNullable<Board['centreEvent']>;
export type Availability = NonNullable<Board['eventAvailability']>;
export type BoardEntry = Board['waitingListEntriesPaginated']['data'][number];
export type BoardBooking = Board['NEW']['data'][number];
export type CountrySeat = EventCountrySeatsQuery['eventBookings']['data'][number];

export interface CountryUse {
  readonly id: string;
  readonly name: string;
  readonly use: LimitUse;
}

/** Bookings of one status. */
export interface BookingGroup {
  readonly status: BookingStatus;
  /** Those that have been asked for so far. */
  readonly bookings: readonly BoardBooking[];
  /** How many there are in all. */
  readonly total: number;
}

/** The board of an event that is there. */
export interface EventBoard {
  readonly event: BoardEvent;
  readonly availability: Availability;
  readonly countries: readonly CountryUse[];
  readonly groups: readonly BookingGroup[];
  /** The first in line. */
  readonly entries: readonly BoardEntry[];
  /** How many wait in all. */
  readonly entryCount: number;
}
