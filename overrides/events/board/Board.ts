import type {
  BookingCancelReason,
  BookingStatus,
  BookingType,
  CollectStatus,
  WaitReason,
} from '../../../src/generated/schema.ts';
import type { Permission as RecordPermission } from '../../../src/data/access/Permission.ts';

export interface LimitUse {
  readonly maximum: number | null;
  readonly used: number;
  readonly placeholders: number;
  readonly free: number | null;
  readonly isOver: boolean;
}

export interface Permission {
  readonly allowed: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly overridable: boolean;
}

export interface BoardEvent {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string | null;
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
  readonly maxBookingsCountry: number | null;
  readonly maxBookingsUser: number | null;
}

interface Named {
  readonly id: string;
  readonly fullName: string | null;
}

export interface BoardBooking {
  readonly id: string;
  readonly bookingStatus: BookingStatus;
  readonly bookingType: BookingType;
  readonly consumesSeat: boolean;
  readonly cancelReason: BookingCancelReason | null;
  readonly collectStatus: CollectStatus;
  readonly collectMissing: readonly string[];
  readonly dateExpiry: string | null;
  readonly dateModified: string;
  readonly can?: readonly RecordPermission[];
  readonly participant: Named | null;
  readonly country: { readonly id: string; readonly name: string } | null;
  readonly author: Pick<Named, 'fullName'> | null;
}

export interface BoardEntry {
  readonly id: string;
  readonly position: number;
  readonly priority: number;
  readonly waitReason: WaitReason;
  readonly isNextEligible: boolean;
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly can?: readonly RecordPermission[];
  readonly participant: (Named & { readonly country: { readonly name: string } | null }) | null;
  readonly author: Pick<Named, 'fullName'> | null;
}

export interface Availability {
  readonly trainees: LimitUse;
  readonly staff: LimitUse;
  readonly waitingList: LimitUse;
  readonly country?: LimitUse | null;
  readonly user: LimitUse;
  readonly eligibleWaiting: number;
  readonly placeholderExpiry: string | null;
  readonly bookTrainee: Permission;
  readonly bookStaff: Permission;
  readonly holdTrainee: Permission;
  readonly holdStaff: Permission;
  readonly joinWaitingList: Permission;
}

export interface BookingPage {
  readonly data: readonly BoardBooking[];
  readonly paginatorInfo: { readonly total: number };
}

/** What the server answers for the board of an event: of each status the first page. */
export interface Board extends Readonly<Record<BookingStatus, BookingPage>> {
  readonly centreEvent: BoardEvent | null;
  readonly eventAvailability: Availability | null;
  readonly waitingListEntries: readonly BoardEntry[];
}

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
  readonly entries: readonly BoardEntry[];
}
