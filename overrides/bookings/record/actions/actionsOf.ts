import { allows } from '#src/data/access/Permission.ts';
import type { JourneyRecord, SeatRecord } from '../SeatRecord.ts';

export type SeatAction = 'confirm' | 'pend' | 'cancel' | 'reopen' | 'attach' | 'detach';

/**
 * What the transitions (B1) leave to offer of what the booking's own `can` allows. Never security: the server decides,
 * and answers with what stands in the way.
 */
export function seatActions({
  bookingStatus,
  participant,
  can,
}: Pick<SeatRecord, 'bookingStatus' | 'participant' | 'can'>): readonly SeatAction[] {
  const ifAllowed = (action: string, offered: SeatAction): readonly SeatAction[] =>
    allows(can, action) ? [offered] : [];
  // Compliance may confirm what an authorisation or a contract holds up (B2).
  const confirm = participant === null ? [] : ifAllowed('confirm', 'confirm');
  const seat = participant === null ? ifAllowed('attach', 'attach') : ifAllowed('detach', 'detach');
  const cancel = ifAllowed('cancel', 'cancel');
  switch (bookingStatus) {
    case 'NOT_SET':
    case 'NEW':
      return [...confirm, ...ifAllowed('update', 'pend'), ...seat, ...cancel];
    case 'PENDING':
      return [...confirm, ...seat, ...cancel];
    case 'CONFIRMED':
      return [...ifAllowed('take_back', 'pend'), ...seat, ...cancel];
    case 'CANCELLED':
      return ifAllowed('take_back', 'reopen');
  }
}

/** Those who book flights and write nothing else of a booking (G2). */
export const writesFlightsOnly = ({ can }: Partial<Pick<JourneyRecord, 'can'>>): boolean =>
  allows(can, 'update_flights') && !allows(can, 'update');

/** The role table's rows of passports: nobody, at once, or with a reason. */
export function passportReading({ can }: Pick<JourneyRecord, 'can'>): 'none' | 'free' | 'reason' {
  if (allows(can, 'reveal_passport_at_once')) return 'free';
  return allows(can, 'reveal_passport') ? 'reason' : 'none';
}

/** 'Dr Żółciński's', for the middle of a sentence. */
export const whoseOf = (name: string): string => `${name}’s`;
