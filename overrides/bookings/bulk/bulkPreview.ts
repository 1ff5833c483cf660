import { decide } from '#src/data/access/Permission.ts';
import type { BulkBookingQuery } from '#src/generated/operations.ts';
import type { BookingWord } from '../words/bookingWords.ts';
import { confirmsForReason } from '../confirmsForReason.ts';

export type BulkAction = 'confirm' | 'cancel';
export type BulkBooking = NonNullable<BulkBookingQuery['eventBooking']>;

export interface Preview {
  readonly word: BookingWord;
  readonly count?: number;
  readonly fields?: readonly string[];
  readonly why?: string;
  /** 'none': already so, nothing is sent. 'doubt': the server will say no as things stand. */
  readonly outlook: 'change' | 'none' | 'doubt';
  /** B2: this viewer confirms it only for a reason. */
  readonly needsReason?: boolean;
}

/** What an action would do to a booking and its seat (B1, B2, B3), as things stood when it was read. */
export function bulkPreview(booking: BulkBooking, action: BulkAction): Preview {
  const preview = action === 'cancel' ? cancelPreview(booking) : confirmPreview(booking);
  if (preview.outlook === 'none') return preview;
  const { allowed, why } = decide(action, undefined, booking.can);
  if (!allowed) return { word: 'preview.not_allowed', why: why ?? '', outlook: 'none' };
  return action === 'confirm' && confirmsForReason(booking) ? { ...preview, needsReason: true } : preview;
}

function cancelPreview({ bookingStatus, bookingType, consumesSeat, centreEvent }: BulkBooking): Preview {
  if (bookingStatus === 'CANCELLED') return { word: 'preview.already_cancelled', outlook: 'none' };
  if (!consumesSeat) return { word: 'preview.no_seat', outlook: 'change' };
  if (bookingType === 'STAFF') return { word: 'preview.staff_free', outlook: 'change' };
  // Where seats are free, those who wait are kept by a limit, not by this seat.
  const waiting = centreEvent?.isFull === true ? centreEvent.waitingListCount : 0;
  return waiting > 0
    ? { word: 'preview.seat_waiting', count: waiting, outlook: 'change' }
    : { word: 'preview.seat_free', outlook: 'change' };
}

function confirmPreview(booking: BulkBooking): Preview {
  const { bookingStatus, participant, collectStatus, collectMissing, centreEvent } = booking;
  if (bookingStatus === 'CONFIRMED') return { word: 'preview.already_confirmed', outlook: 'none' };
  if (bookingStatus === 'CANCELLED') return { word: 'preview.is_cancelled', outlook: 'doubt' };
  if (participant === null) return { word: 'preview.no_participant', outlook: 'doubt' };
  if (collectStatus === 'INCOMPLETE')
    return { word: 'preview.incomplete', fields: collectMissing, outlook: 'doubt' };
  const paper = missingPaper(centreEvent);
  if (paper === undefined) return { word: 'preview.confirmed', outlook: 'change' };
  return { word: paper, outlook: confirmsForReason(booking) ? 'change' : 'doubt' };
}

/** B2: what the centre requires and the event has not got. */
function missingPaper(event: BulkBooking['centreEvent']): BookingWord | undefined {
  const authorisation = event?.trainingCentre?.authorisationRequired === true && !event.authorisationObtained;
  const contract = event?.trainingCentre?.contractRequired === true && !event.contractExecuted;
  if (authorisation && contract) return 'preview.no_papers';
  if (authorisation) return 'preview.no_authorisation';
  return contract ? 'preview.no_contract' : undefined;
}
