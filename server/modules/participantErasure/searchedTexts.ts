import { sql } from 'kysely';
import { redacted } from '#server/audit/redact.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { type Json, toJson } from '#server/db/Json.ts';
import type { Row } from '#server/db/Row.ts';
import { run, type Tx } from '#server/db/rows.ts';
import type { Called } from './namesThem.ts';

export type Person = Row<'participants'>;

/** What these people were called, as searches fold it. */
export async function calledOf(tx: Tx, people: readonly Person[]): Promise<Called> {
  const folded = async (names: readonly (string | null)[]): Promise<readonly string[]> => {
    const rows = await run<{ folded: string }>(
      tx,
      sql`select distinct f_search(name) as folded from unnest(${names.flatMap((name) => name ?? [])}::text[]) given (name) where btrim(name) <> ''`,
    );
    return rows.map((row) => row.folded);
  };
  return {
    firsts: await folded(people.map((person) => person.first_name)),
    lasts: await folded(people.map((person) => person.last_name)),
    marks: await folded(
      people.flatMap(({ email, onekey_id, veeva_id, phone, mobile }) => [
        email,
        onekey_id,
        veeva_id,
        phone,
        mobile,
      ]),
    ),
  };
}

/** The same JSON, in which each of these texts reads `•••`. */
export function maskedIn(value: Json, texts: ReadonlySet<string>): Json {
  if (typeof value === 'string') return texts.has(value) ? redacted : value;
  if (Array.isArray(value)) return value.map((each: Json) => maskedIn(each, texts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, maskedIn(toJson(member), texts)]),
  );
}
