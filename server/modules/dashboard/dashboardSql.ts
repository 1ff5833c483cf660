import { bookingScope, waitingListScope } from '../../access/scopes/bookingScope.ts';
import { costScope } from '../../access/scopes/costScope.ts';
import { eventScope } from '../../access/scopes/eventScope.ts';
import { reach } from '../../access/roleTable.ts';
import type { Viewer } from '../../access/Viewer.ts';
import { and, raw, type Sql, sql } from '../../db/sql.ts';
import { bookingCountryOf, consumesSeatOf, placeholderOutcome } from '../../measures/bookingMeasures.ts';
import { bookedAmount, trainerCount } from '../../measures/costMeasures.ts';
import { seatsTaken } from '../../measures/eventMeasures.ts';
import { centreEventList } from '../centreEvent/index.ts';

export type DashboardWhere = Readonly<Record<string, unknown>>;

/**
 * The whole dashboard in one statement. Events are filtered by the conditions of their own list and within the
 * viewer's scope (S1); rows are counted as the viewer's lists show them, seats are the events' own (S6).
 */
export function dashboardSql(where: DashboardWhere, viewer: Viewer): Sql {
  return sql`with "events" as materialized (${events(where, viewer)}), "booked" as materialized (${booked(viewer)})
    select json_build_object('months', ${months}, 'bookings', ${bookings}, 'placeholders', ${placeholders},
      'waiting', ${waiting(viewer)}, 'costs', ${costs(viewer)})::text`;
}

function events(where: DashboardWhere, viewer: Viewer): Sql {
  const filters = Object.entries(where)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => conditionOf(key)(value, { alias: 't', viewer, path: `where.${key}` }));
  return sql`select "t"."id", "t"."name", "t"."date_start", "t"."time_zone", "t"."max_trainees",
      date_trunc('month', "t"."date_start")::date as "month", ${seatsTaken('t', 'TRAINEE')} as "trainees"
    from "centre_events" "t" where ${and([eventScope('t', viewer), ...filters])}`;
}

function conditionOf(key: string) {
  const condition = centreEventList.conditions?.[key];
  if (!condition) throw new Error(`Events have no filter ${key}.`);
  return condition;
}

/** Bookings as few rows: so many of a month, a status, a country and, of placeholders, an outcome. */
const booked = (viewer: Viewer): Sql => sql`
  select "e"."month", "b"."booking_status" as "status", ${bookingCountryOf('b', 'p')} as "country_id",
    ${placeholderOutcome('b', consumesSeatOf('b', 'e'))} as "outcome", count(*) as "n"
  from "events" "e"
  join "event_bookings" "b" on "b"."centre_event_id" = "e"."id"
  left join "participants" "p" on "p"."id" = "b"."participant_id"
  where ${bookingScope('b', viewer)}
  group by 1, 2, 3, 4`;

const listOf = (row: Sql, rows: Sql, order: Sql): Sql =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') from (${rows}) "r")`;

const asRow = raw('to_json("r")');

const months = listOf(
  asRow,
  sql`select "month", count(*) as "events", coalesce(sum("max_trainees"), 0) as "seats",
      coalesce(sum("trainees") filter (where "max_trainees" is not null), 0) as "taken", coalesce(sum("trainees"), 0) as "trainees"
    from "events" group by 1`,
  raw('"month"'),
);

const bookings = listOf(
  raw(`json_build_object('country', "country", 'bookingStatus', "status", 'bookings', "n")`),
  sql`select case when "c"."id" is not null then json_build_object('id', "c"."id"::text, 'name', "c"."name", 'countryCode', "c"."country_code", 'isCustom', "c"."is_custom") end as "country",
      "c"."name" as "country_name", "b"."status", sum("b"."n") as "n"
    from "booked" "b" left join "countries" "c" on "c"."id" = "b"."country_id" group by "c"."id", "b"."status"`,
  raw('"country_name", "status"'),
);

const placeholders = listOf(
  asRow,
  sql`select "month", "outcome", sum("n") as "bookings" from "booked" where "outcome" is not null group by 1, 2`,
  raw('"month", "outcome"'),
);

const waiting = (viewer: Viewer): Sql =>
  listOf(
    asRow,
    sql`select "e"."id"::text as "centreEventId", "e"."name", "e"."date_start" as "dateStart", "e"."max_trainees" as "maxTrainees",
        "e"."trainees", count(*) as "waiting"
      from "events" "e" join "waiting_list_entries" "w" on "w"."centre_event_id" = "e"."id"
      where ${waitingListScope('w', viewer)}
      group by "e"."id", "e"."name", "e"."date_start", "e"."max_trainees", "e"."trainees"`,
    raw('"waiting" desc, "dateStart", "centreEventId"::bigint'),
  );

/** H7: a currency by itself, never added to another. Roles that may not read costs are told of none. */
function costs(viewer: Viewer): Sql {
  if (reach(viewer, 'costs.read') === 'none') return raw('null::json');
  const given = { trainees: raw('"e"."trainees"'), trainers: raw('"e"."trainers"') };
  return listOf(
    asRow,
    sql`select "month", "currency", count(*) as "events", sum("trainees") as "trainees", sum("exc") as "amountExcVat",
        sum("inc") as "amountIncVat", round(sum("inc") / nullif(sum("trainees"), 0)) as "perHead"
      from (
        select "e"."id", "e"."month", "e"."trainees", "x"."currency",
          sum(${bookedAmount('x', 'exc', given)}) as "exc", sum(${bookedAmount('x', 'inc', given)}) as "inc"
        from (select "events".*, ${trainerCount('events')} as "trainers" from "events") "e"
        join "estimated_costs" "x" on "x"."centre_event_id" = "e"."id"
        where ${costScope('x', viewer)}
        group by "e"."id", "e"."month", "e"."trainees", "x"."currency"
      ) "of_event" group by "month", "currency"`,
    raw('"currency", "month"'),
  );
}
