import { sql } from 'kysely';
import { otherSpellings } from '#schema/letterPairs.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { isId, runJson, type Tx } from '#server/db/rows.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';
import { participantScope } from './participantScope.ts';
import { hiddenJourneyFields, hiddenParticipantFields } from './personalFieldsScope.ts';

/** Somebody who is to be made, as far as they are known. */
export interface NewPerson {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly onekey_id: string | null;
  readonly veeva_id: string | null;
  readonly country_id: string | null;
  readonly date_of_birth: string | null;
}

/** Why two may be one, the surest first. */
const likenesses = ['ONEKEY_ID', 'VEEVA_ID', 'EMAIL', 'BIRTH_DATE', 'NAME'] as const;
export type Likeness = (typeof likenesses)[number];

interface LookAlike {
  readonly id: string;
  readonly reasons: readonly Likeness[];
}

/** No more are told of than somebody looks at; among many of one name the likeliest is not the first. */
const told = 6;
const lookedAt = sql.raw('40');

/** As the index of names has it: OSullivan is O'Sullivan, and Anne Marie Anne-Marie. */
export const asOneWord = (name: Sql): Sql => sql`translate(f_search(${name}), ' ''-', '')`;

/** A name in each way in which it is spelled; none where there is no name. */
export const spellingsOf = (name: string | null): readonly string[] =>
  name === null ? [] : [name, ...otherSpellings(name)];

/**
 * G3: who of those whom the viewer sees may be each of these people, the likeliest first, by the place of the people. By
 * the rule of the form (`duplicates.ts`), which looks while somebody types: an identifier, the e-mail address, the name
 * and the country, unless a known birth date differs. In one statement, by indexes.
 */
export async function findLookAlikes(
  tx: Tx,
  viewer: Viewer,
  people: readonly NewPerson[],
): Promise<readonly (readonly LookAlike[])[]> {
  const asked = people.map((person, place) => ({
    place,
    ...person,
    country_id: person.country_id !== null && isId(person.country_id) ? person.country_id : null,
    firsts: spellingsOf(person.first_name),
    lasts: spellingsOf(person.last_name),
  }));
  const isSeen = sql`${participantScope('t', viewer)}`;
  const mailed = hiddenParticipantFields(viewer).has('email')
    ? sql`false`
    : sql`coalesce(lower(t.email) = lower(a.email), false)`;
  const words = (names: Sql) => sql`array(select ${asOneWord(sql`n.name`)} from unnest(${names}) n (name))`;
  const isNamed = sql`(t.country_id = a.country_id and ${asOneWord(sql`t.last_name`)} = any(w.lasts)
    and (cardinality(w.firsts) = 0 or ${asOneWord(sql`t.first_name`)} = any(w.firsts)))`;
  const birthDates = hiddenJourneyFields(viewer).has('dateOfBirth')
    ? sql`null::date[]`
    : sql`(select array_agg(b.date_of_birth) from event_bookings b
        where b.participant_id = t.id and b.date_of_birth is not null and ${bookingScope('b', viewer)})`;
  const branch = (isAlike: Sql) =>
    sql`(select t.id from participants t where ${isAlike} and ${isSeen} order by t.id limit ${lookedAt})`;
  const found = await runJson<LookAlike & { readonly place: number }>(
    tx,
    sql`select json_build_object('place', a.place, 'id', t.id::text, 'reasons', f.reasons)::text as row
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (place integer, email text, onekey_id text, veeva_id text,
            country_id bigint, date_of_birth date, firsts text[], lasts text[])
          cross join lateral (select ${words(sql`a.firsts`)} as firsts, ${words(sql`a.lasts`)} as lasts) w
          cross join lateral (${branch(sql`lower(t.onekey_id) = lower(a.onekey_id) and t.onekey_id is not null`)}
            union ${branch(sql`lower(t.veeva_id) = lower(a.veeva_id) and t.veeva_id is not null`)}
            union ${branch(sql`lower(t.email) = lower(a.email) and ${mailed}`)}
            union ${branch(isNamed)}) m
          join participants t on t.id = m.id
          cross join lateral (select ${birthDates} as dates) born
          cross join lateral (select array_remove(array[
            case when lower(t.onekey_id) = lower(a.onekey_id) then 'ONEKEY_ID' end,
            case when lower(t.veeva_id) = lower(a.veeva_id) then 'VEEVA_ID' end,
            case when ${mailed} then 'EMAIL' end,
            case when not coalesce(${isNamed}, false) then null
              when born.dates is null or a.date_of_birth is null then 'NAME'
              when a.date_of_birth = any(born.dates) then 'BIRTH_DATE' end], null) as reasons) f
        where cardinality(f.reasons) > 0
        order by a.place, array_position(${sql.raw(`array['${likenesses.join("','")}']`)}, f.reasons[1]), t.id`,
  );
  return people.map((_person, place) =>
    found
      .filter((each) => each.place === place)
      .slice(0, told)
      .map(({ id, reasons }) => ({ id, reasons })),
  );
}
