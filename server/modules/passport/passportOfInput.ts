import { sameValue, type Json } from '#server/db/Json.ts';
import type { Draft } from '#server/db/Row.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { eventOfJourney } from '../journey/index.ts';
import { expiresSoon } from './expiresSoon.ts';
import { sealedColumns, type PassportTable } from './passportColumns.ts';
import { maskOf, openPassport, sealPassport, type ClearPassport, type SealedColumn } from './sealPassport.ts';

const unknown: ClearPassport = {
  passport_number: null,
  passport_country_issue: null,
  passport_expiration_date: null,
};

type PassportChange = Change<PassportTable>;

/** The passport columns of what is about to be written, sealed (G4): nothing in clear goes on from here. */
export async function passportOfInput(
  write: Write,
  change: PassportChange,
  table: PassportTable,
): Promise<Draft<PassportTable>> {
  const given = sealedColumns.filter((column) => change.values[column] !== undefined);
  const event = change.values.centre_event_id;
  const moves = event !== undefined && !sameValue(change.old?.centre_event_id, event);
  if (given.length === 0 && !moves) return {};
  const { cipher } = write.context;
  const old = change.old === null ? unknown : openPassport(cipher, table, change.old);
  const next: Record<SealedColumn, string | null> = { ...old };
  for (const column of given) next[column] = clearValue(change, column, old);
  const changed = given.filter((column) => next[column] !== old[column]);
  const kept = Object.fromEntries(
    given.map((column): [string, Json] => [column, change.old?.[column] ?? null]),
  );
  const sealed = sealPassport(
    cipher,
    table,
    Object.fromEntries(changed.map((column) => [column, next[column]])),
  );
  return { ...kept, ...sealed, ...(await warning(write, change, next.passport_expiration_date)) };
}

/** A masked number that comes back as it was read leaves the real one; a blank clears. */
function clearValue(change: PassportChange, column: SealedColumn, old: ClearPassport): string | null {
  const text = trimmed(change.values[column]);
  if (text === '') return null;
  if (column !== 'passport_number' || !text.includes('•')) return text;
  const number = old.passport_number;
  if (number === null || text !== maskOf(number))
    change.problems.add(`${change.path}.passport_number`, 'Give the whole number, without dots.');
  return number;
}

async function warning(
  write: Write,
  change: PassportChange,
  expiry: string | null,
): Promise<Draft<PassportTable>> {
  const event = await eventOfJourney(write, change.row);
  const end = event.date_end ?? event.date_start;
  return { passport_expires_soon: expiresSoon(expiry, end) };
}
