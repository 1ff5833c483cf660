import { nulls } from '#server/db/conditions.ts';

/** The tables that hold passports. */
export const passportTables = ['event_bookings', 'waiting_list_entries'] as const;
export type PassportTable = (typeof passportTables)[number];

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
