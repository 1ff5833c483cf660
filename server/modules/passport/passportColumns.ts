import { nulls } from '#server/db/conditions.ts';

/** The tables that hold passports, with the types of their rows. */
export const passportTypes = {
  event_bookings: 'EventBooking',
  waiting_list_entries: 'WaitingListEntry',
} as const;
export type PassportTable = keyof typeof passportTypes;
export const passportTables = Object.keys(passportTypes) as readonly PassportTable[];

/** Columns that hold ciphertext. */
export const sealedColumns = [
  'passport_number',
  'passport_country_issue',
  'passport_expiration_date',
] as const;

/** Columns of a passport: changes are audited, their values are not (G4). */
export const passportColumns = [...sealedColumns, 'passport_number_hint', 'passport_expires_soon'] as const;

/** What a row holds of a passport that was wiped. */
export const noPassport = nulls(passportColumns);
