import type { SeatRecord } from './SeatRecord.ts';

export type SeatAction = 'confirm' | 'pend' | 'cancel' | 'reopen' | 'attach' | 'detach';

type Roles = readonly string[];
const writers: Roles = ['administrator', 'global_manager', 'country_manager', 'booker'];
const managers: Roles = ['administrator', 'global_manager', 'country_manager'];
const has = (own: Roles, wanted: Roles): boolean => own.some((role) => wanted.includes(role));

/**
 * What the transitions (B1) and the role table leave to offer. Never security: the server decides, and answers with
 * what stands in the way.
 */
export function seatActions(
  { bookingStatus, participant }: Pick<SeatRecord, 'bookingStatus' | 'participant'>,
  roles: Roles,
): readonly SeatAction[] {
  // Compliance may confirm what an authorisation or a contract holds up (B2).
  const confirms = has(roles, [...writers, 'compliance']);
  const confirm: readonly SeatAction[] = participant !== null && confirms ? ['confirm'] : [];
  if (!has(roles, writers)) return bookingStatus === 'PENDING' || bookingStatus === 'NEW' ? confirm : [];
  const seat: readonly SeatAction[] = participant === null ? ['attach'] : ['detach'];
  switch (bookingStatus) {
    case 'NOT_SET':
    case 'NEW':
      return [...confirm, 'pend', ...seat, 'cancel'];
    case 'PENDING':
      return [...confirm, ...seat, 'cancel'];
    case 'CONFIRMED':
      return [...(has(roles, managers) ? (['pend'] as const) : []), ...seat, 'cancel'];
    case 'CANCELLED':
      return has(roles, managers) ? ['reopen'] : [];
  }
}

/** B2: who otherwise changes no booking confirms only for a reason, so that it is asked for from the start. */
export const confirmsForReason = (roles: Roles): boolean => has(roles, ['compliance']) && !canWrite(roles);

export const canWrite = (roles: Roles): boolean => has(roles, writers);

/** G2: where flights are booked centrally, everybody else enters wishes: when, how and from where. */
export const canWriteFlights = (roles: Roles): boolean =>
  has(roles, ['administrator', 'global_manager', 'logistics']);

/** Those who book flights and write nothing else of a booking (G2). */
export const writesFlightsOnly = (roles: Roles): boolean => canWriteFlights(roles) && !canWrite(roles);

/** The role table's column "passport unmasked": nobody, at once, or with a reason. */
export function passportReading(roles: Roles): 'none' | 'free' | 'reason' {
  if (has(roles, ['logistics', 'booker'])) return 'free';
  return has(roles, ['global_manager', 'country_manager']) ? 'reason' : 'none';
}

/** 'Dr Żółciński's', for the middle of a sentence. */
export const whoseOf = (name: string): string => `${name}’s`;
