import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import type { Reader } from '#server/access/Viewer.ts';
import { and, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { factChanges } from './factMeasures.ts';
import { costFields, seesEveryCostOf } from '../estimatedCost/costScope.ts';
import { bookingHistoryScope } from '../eventBooking/bookingScope.ts';
import { feeFields } from '../trainer/trainerScope.ts';

/**
 * Before and after, in words; nothing where there is nothing yet to compare with. Of an amount that the viewer may not
 * see it is told that it changed, and of people of whom some are hidden not even whom it is about.
 */
export function changesOf(alias: string, viewer: Reader): Sql {
  const field = sql.id('change', 'field');
  const people = isOfHiddenPeople(alias, field, viewer);
  const hidden = or([isOfHiddenMoney(alias, field, viewer), people]);
  const label = masked(people, sql.id('change', 'label'), sql`fact_label(${field}, '')`);
  const said = (column: 'before' | 'after') => masked(hidden, sql.id('change', column), sql`'•••'`);
  return sql`(case when ${sql.id(alias, 'kept_facts')} is null or ${sql.id(alias, 'date_withdrawn')} is not null then '[]' else (
    select coalesce(json_agg(json_build_object('label', ${label}, 'field', ${field}, 'before', ${said('before')}, 'after', ${said('after')})
      order by fact_root(${field}), "change"."place", ${field} desc), '[]')
    from (${factChanges(alias)}) "change") end)`;
}

/** What is not there is not hidden either. */
const masked = (hidden: Sql, value: Sql, mask: Sql): Sql =>
  hidden === FALSE ? value : sql`case when ${hidden} and ${value} is not null then ${mask} else ${value} end`;

/** Whose amount it is the field does not say: fees are for those who read those of all trainers, as with what blocks an approval. */
function isOfHiddenMoney(alias: string, field: Sql, viewer: Reader): Sql {
  const fees = [
    reach(viewer, 'honoraria.read') === 'all'
      ? FALSE
      : isIn(field, ['trainerHonoraria', 'centreEvent.trainerHonoraria']),
    reach(viewer, 'fmv.read') === 'all' ? FALSE : sql`fact_name(${field}) = any(${[...feeFields]}::text[])`,
  ];
  const seesCosts = seesEveryCostOf('at', viewer);
  const costs = or([
    isIn(field, ['centreEvent.estimatedCosts']),
    sql`${field} = any(${costFields.map((name) => `centreEvent.${name}`)}::text[])`,
  ]);
  const isSeen = sql`exists (select 1 from "centre_events" "at" where "at"."id" = ${sql.id(alias, 'centre_event_id')} and ${seesCosts})`;
  return or([...fees, seesCosts === TRUE ? FALSE : and([costs, sql`not ${isSeen}`])]);
}

/** Who is booked may have changed since the document was made, of which its scope knows nothing. */
function isOfHiddenPeople(alias: string, field: Sql, viewer: Reader): Sql {
  const seen = bookingHistoryScope('seat', viewer);
  if (seen === TRUE) return FALSE;
  return and([
    isIn(field, ['centreEvent.eventBookings', 'centreEvent.eventBookings.participant']),
    sql`exists (select 1 from "event_bookings" "seat" where "seat"."centre_event_id" = ${sql.id(alias, 'centre_event_id')} and (${seen}) is not true)`,
  ]);
}

const isIn = (field: Sql, roots: readonly string[]): Sql =>
  sql`fact_root(${field}) = any(${[...roots]}::text[])`;
