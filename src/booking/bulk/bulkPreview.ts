import type { BookingWord } from '../bookingWords.ts';

export type BulkAction = 'confirm' | 'cancel';
export type BookingStatus = 'NOT_SET' | 'NEW' | 'PENDING' | 'CONFIRMED' | 'CANCELLED';

export interface BulkBooking {
  readonly id: string;
  readonly bookingStatus: BookingStatus;
  readonly bookingType: 'TRAINEE' | 'STAFF';
  readonly consumesSeat: boolean;
  readonly collectStatus: 'NOT_REQUIRED' | 'INCOMPLETE' | 'COMPLETE';
  readonly collectMissing: readonly string[];
  readonly dateModified: string;
  readonly participant: { readonly fullName: string | null } | null;
  readonly country: { readonly name: string } | null;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string;
    readonly waitingListCount: number;
  } | null;
}

export interface Preview {
  readonly word: BookingWord;
  readonly count?: number;
  readonly fields?: readonly string[];
  /** 'none': already so, nothing is sent. 'doubt': the server will say no as things stand. */
  readonly outlook: 'change' | 'none' | 'doubt';
}

/** What an action would do to a booking and its seat (B1, B2, B3), as things stood when it was read. */
export function bulkPreview(booking: BulkBooking, action: BulkAction): Preview {
  return action === 'cancel' ? cancelPreview(booking) : confirmPreview(booking);
}

function cancelPreview({ bookingStatus, bookingType, consumesSeat, centreEvent }: BulkBooking): Preview {
  if (bookingStatus === 'CANCELLED') return { word: 'preview.already_cancelled', outlook: 'none' };
  if (!consumesSeat) return { word: 'preview.no_seat', outlook: 'change' };
  if (bookingType === 'STAFF') return { word: 'preview.staff_free', outlook: 'change' };
  const waiting = centreEvent?.waitingListCount ?? 0;
  return waiting > 0
    ? { word: 'preview.seat_waiting', count: waiting, outlook: 'change' }
    : { word: 'preview.seat_free', outlook: 'change' };
}

function confirmPreview({ bookingStatus, participant, collectStatus, collectMissing }: BulkBooking): Preview {
  if (bookingStatus === 'CONFIRMED') return { word: 'preview.already_confirmed', outlook: 'none' };
  if (bookingStatus === 'CANCELLED') return { word: 'preview.is_cancelled', outlook: 'doubt' };
  if (participant === null) return { word: 'preview.no_participant', outlook: 'doubt' };
  if (collectStatus === 'INCOMPLETE')
    return { word: 'preview.incomplete', fields: collectMissing, outlook: 'doubt' };
  return { word: 'preview.confirmed', outlook: 'change' };
}
