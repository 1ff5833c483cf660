import type { Draft, NextRow } from '#server/db/Row.ts';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { sealedColumns, type PassportTable } from './passportColumns.ts';

export type SealedColumn = (typeof sealedColumns)[number];
/** A passport in clear. */
export type ClearPassport = Readonly<Record<SealedColumn, string | null>>;

type Sealed = Partial<Record<SealedColumn | 'passport_number_hint', string | null>>;

/** The columns given, as they are stored. Columns left out stay left out; the last characters go with the number. */
export function sealPassport(
  cipher: ColumnCipher,
  table: PassportTable,
  clear: Readonly<Partial<ClearPassport>>,
): Draft<PassportTable> {
  const row: Sealed = {};
  for (const column of sealedColumns) {
    const value = clear[column];
    if (value === undefined) continue;
    row[column] = value === null ? null : cipher.seal(value, { table, column });
  }
  if (clear.passport_number !== undefined) row.passport_number_hint = hintOf(clear.passport_number);
  return row;
}

export function openPassport(
  cipher: ColumnCipher,
  table: PassportTable,
  row: Pick<NextRow<PassportTable>, SealedColumn>,
): ClearPassport {
  const open = (column: SealedColumn) => {
    const sealed = row[column];
    return sealed === null ? null : cipher.open(sealed, { table, column });
  };
  return {
    passport_number: open('passport_number'),
    passport_country_issue: open('passport_country_issue'),
    passport_expiration_date: open('passport_expiration_date'),
  };
}

/** A number so short that its end would give it away shows none of it. */
function hintOf(number: string | null): string | null {
  const characters = [...(number ?? '')];
  return characters.length > 5 ? characters.slice(-2).join('') : null;
}

/** What everybody reads in place of a number. */
export const maskOf = (number: string): string => `••••${hintOf(number) ?? ''}`;
