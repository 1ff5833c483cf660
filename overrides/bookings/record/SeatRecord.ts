import type { BookingStatus, BookingType, CollectStatus } from '#resources/enums.ts';
import type { Permission } from '#src/data/access/Permission.ts';
import type { WaitReason } from '#src/generated/schema.ts';
import type { JourneyDetails } from '../wizard/form/WizardValues.ts';

interface Named {
  readonly id: string;
  readonly fullName: string;
}

export type JourneyKind = 'booking' | 'entry';

/** What a booking and a waiting-list entry have in common. */
export interface JourneyRecord extends JourneyDetails {
  readonly id: string;
  readonly participant:
    (Named & { readonly country: { readonly id: string; readonly name: string } | null }) | null;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string;
    readonly dateStart: string | null;
    readonly dateEnd: string | null;
    readonly waitingListCount: number;
    readonly globalManageFlights: boolean;
  } | null;
  readonly author: Named | null;
  readonly dateExpiry: string | null;
  readonly numberOfNights: number | null;
  readonly passportOnFile: readonly string[];
  readonly passportExpiresSoon: boolean | null;
  readonly collectStatus: CollectStatus;
  readonly collectMissing: readonly string[];
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly can?: readonly Permission[];
}

export interface SeatRecord extends JourneyRecord {
  readonly bookingStatus: BookingStatus;
  readonly bookingType: BookingType;
  readonly cancelReason: 'EXPIRED' | 'PERSON' | null;
  readonly country: { readonly id: string; readonly name: string } | null;
}

export interface EntryRecord extends JourneyRecord {
  readonly priority: number;
  readonly position: number;
  readonly waitReason: WaitReason;
  readonly isNextEligible: boolean;
}
