import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { personalColumns } from '../journey/index.ts';
import { passportColumns } from '../passport/index.ts';
import { countedColumns } from '../participant/index.ts';
import { blanked } from './blanked.ts';
import type { Erased } from './Erased.ts';

/** Of a person's own history these name nobody. */
export const keptOfPerson = [
  ...countedColumns,
  'author_id',
  'merged_into_id',
  'override_reason',
  'erased_at',
  'deleted_at',
] as const;
export const personalOfJourney = [
  ...personalColumns,
  ...passportColumns,
  'notes',
  'number_of_nights',
] as const;

type OfPeople = (row: string, people: readonly string[]) => Sql;
const entriesOf: OfPeople = (row, people) =>
  sql`${sql.id(row, 'participant_id')} = any(${[...people]}::bigint[])`;

const journeys: readonly (readonly [type: string, table: string, ofPeople: OfPeople])[] = [
  ['EventBooking', 'event_bookings', bookingsOf],
  ['WaitingListEntry', 'waiting_list_entries', entriesOf],
];

/** G5: that something changed, when and by whom stays told; what it was is not. */
export async function redactAudits(tx: Tx, { people, names, pseudonym, left }: Erased): Promise<void> {
  const all = sql`any(${[...people]}::bigint[])`;
  await run(
    tx,
    sql`update audits a set model = ${pseudonym},
          old_values = ${blanked('old_values', { but: keptOfPerson })},
          new_values = ${blanked('new_values', { but: keptOfPerson })}
        where a.auditable_type = 'Participant' and a.auditable_id = ${all}`,
  );
  for (const [type, table, ofPeople] of journeys)
    await run(
      tx,
      sql`update audits a set model = concat_ws(' · ', ${pseudonym}::text, e.name),
            old_values = ${blanked('old_values', { these: personalOfJourney })},
            new_values = ${blanked('new_values', { these: personalOfJourney })}
          from ${sql.id(table)} t join centre_events e on e.id = t.centre_event_id
          where ${ofPeople('t', people)} and a.auditable_type = ${type} and a.auditable_id = t.id`,
    );
  await run(
    tx,
    sql`update audits a set old_values = ${blanked('old_values', { these: personalOfJourney })},
          new_values = ${blanked('new_values', { these: personalOfJourney })},
          model = case when split_part(a.model, ' · ', 1) = any(${[...names]}::text[])
            then concat_ws(' · ', ${pseudonym}::text, e.name) else a.model end
        from event_bookings s join centre_events e on e.id = s.centre_event_id
        where s.id = any(${[...left]}::bigint[]) and a.auditable_type = 'EventBooking' and a.auditable_id = s.id`,
  );
}

/** P4: bookings that these people were taken off, whoever has them now. */
export const leftSeats = (people: Sql): Sql =>
  sql`select distinct b.id from event_bookings b
    join audits told on told.auditable_type = 'EventBooking' and told.auditable_id = b.id
    where b.kept_had_others and (b.participant_id = ${people}) is not true
      and (told.old_values ->> 'participant_id')::bigint = ${people}`;
