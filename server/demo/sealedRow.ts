import type { ColumnCipher } from '../crypto/ColumnCipher.ts';
import { expiresSoon, sealPassport } from '../modules/passport/index.ts';

interface PlannedRow {
  readonly centre_event_id: string | number;
  readonly passport_number?: string | null;
  readonly passport_country_issue?: string | null;
  readonly passport_expiration_date?: string | null;
}

/** Seals the passport of a planned row, as a row that is written is sealed (G4). `ends` are the last days of events. */
export function sealedRow<R extends PlannedRow>(
  table: 'event_bookings' | 'waiting_list_entries',
  cipher: ColumnCipher,
  ends: ReadonlyMap<number, string>,
): (row: R) => R {
  return (row) => {
    if (!row.passport_number) return row;
    const end = ends.get(Number(row.centre_event_id)) ?? null;
    return {
      ...row,
      ...sealPassport(cipher, table, {
        passport_number: row.passport_number,
        passport_country_issue: row.passport_country_issue ?? null,
        passport_expiration_date: row.passport_expiration_date ?? null,
      }),
      passport_expires_soon: expiresSoon(row.passport_expiration_date ?? null, end),
    };
  };
}
