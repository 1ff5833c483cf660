import type { Holder } from '#server/documents/merge/MergeScope.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Values } from '#server/documents/merge/MergeWorld.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { mergeWorld } from '../mergeTemplate/index.ts';
import { bookingPassports, revealPassport } from '../passport/index.ts';

const sealed = mergeWorld.contexts['eventBooking']?.sealed ?? [];

/** G4: whether something is read of a booking that is masked in an ordinary read. */
export const usesPassport = (selection: string | undefined): boolean =>
  sealed.some((name) => new RegExp(`\\b${name}\\b`).test(selection ?? ''));

export const isPassportField = (holder: Holder | null): boolean =>
  holder?.kind === 'EVENT_BOOKING' && sealed.includes(holder.field);

/** G4: an own value is kept in clear, with its run, and for longer than a passport. */
export const whyNotOwn = (holder: Holder | null): string | null =>
  isPassportField(holder) ? 'A passport is changed on its booking.' : null;

/** Whoever reads some passports for a reason only has to say it before anything is printed. */
export function needsReason(viewer: Viewer): boolean {
  const how = reach(viewer, 'passport.read');
  return how === 'none' || (how !== 'all' && reach(viewer, 'passport.readForReason') !== 'none');
}

/** A booking with its passport in clear; the reading and its reason are in the audit before anything is printed. */
export async function withPassport(
  session: WriteSession,
  booking: Values,
  asked: { readonly id: string; readonly reason: string | null },
): Promise<Values> {
  const clear = await revealPassport(session, bookingPassports, asked);
  return {
    ...booking,
    passportNumber: clear.passport_number,
    passportCountryIssue: clear.passport_country_issue,
    passportExpirationDate: clear.passport_expiration_date,
  };
}
