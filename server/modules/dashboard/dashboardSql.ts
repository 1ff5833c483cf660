import { sql } from 'kysely';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { costScope } from '../estimatedCost/costScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import { placeholderOutcome } from '../eventBooking/bookingMeasures.ts';
import { largestAmount, lineAmount, trainerCount } from '../estimatedCost/costMeasures.ts';
import { consumesSeatOf, seatsTaken } from '../centreEvent/eventMeasures.ts';
import { centreEventNoun } from '../centreEvent/index.ts';

export type DashboardWhere = Readonly<Record<string, unknown>>;

/**
 * The whole dashboard in one statement. Events are filtered by the conditions of their own list and within the
 * viewer's scope (S1); rows are counted as the viewer's lists show them, seats are the events' own (S6).
 */
export function dashboardSql(where: DashboardWhere, viewer: Viewer): Sql {
  const isShown = (event: string): Sql => eventCondition(event, where, viewer);
  return sql`with "events" as materialized (${events(isShown)}), "booked" as materialized (${booked(isShown, viewer)}),
      "unnamed" as materialized (${unnamed(isShown, viewer)}),
      "lines" as materialized (${waitingFor(viewer)})
    select json_build_object('months', ${months}, 'bookings', ${bookings}, 'placeholders', ${placeholders(isShown, viewer)},
      'waiting', ${waiting}, 'waitingCount', (select coalesce(sum("waiting"), 0) from "lines"), 'costs', ${costs(viewer)})::text`;
}

function eventCondition(alias: string, where: DashboardWhere, viewer: Viewer): Sql {
  const filters = Object.entries(where)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => conditionOf(key)(value, { alias, viewer, path: `where.${key}` }));
  return and([eventScope(alias, viewer), ...filters]);
}

type IsShown = (event: string) => Sql;

const events = (isShown: IsShown): Sql => sql`
  select "t"."id", "t"."name", "t"."date_start", "t"."max_trainees", date_trunc('month', "t"."date_start")::date as "month",
    ${seatsTaken('t', 'TRAINEE')} as "trainees"
  from "centre_events" "t" where ${isShown('t')}`;

function conditionOf(key: string) {
  const condition = centreEventNoun.list?.conditions?.[key];
  if (!condition) throw new Error(`Events have no filter ${key}.`);
  return condition;
}

/** Grouped before anything is joined to them: so many bookings become a few rows. */
const grouped = (whose: Sql, country: string, isShown: IsShown, viewer: Viewer): Sql => sql`
  select "b"."booking_status" as "status", ${sql.id('b', country)} as "country_id", count(*) as "n"
  from "event_bookings" "b" join "centre_events" "e" on "e"."id" = "b"."centre_event_id"
  where ${whose} and ${isShown('e')} and ${bookingScope('b', viewer)}
  group by 1, 2`;

/** By the country that bookings keep of their people (ADR 21); put together with those of nobody yet, one process would count them all. */
const booked = (isShown: IsShown, viewer: Viewer): Sql =>
  grouped(sql`"b"."participant_id" is not null`, 'kept_person_country_id', isShown, viewer);

const unnamed = (isShown: IsShown, viewer: Viewer): Sql =>
  grouped(sql`"b"."participant_id" is null`, 'placeholder_country_id', isShown, viewer);

const held = (isShown: IsShown, viewer: Viewer): Sql => sql`
  select date_trunc('month', "e"."date_start")::date as "month", ${placeholderOutcome('b', consumesSeatOf('b', 'e'))} as "outcome", count(*) as "bookings"
  from "event_bookings" "b"
  join "centre_events" "e" on "e"."id" = "b"."centre_event_id"
  where "b"."participant_id" is null and ${isShown('e')} and ${bookingScope('b', viewer)}
  group by 1, 2`;

const listOf = (row: Sql, rows: Sql, order: Sql): Sql =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]') from (${rows}) "r")`;

const asRow = sql.raw('to_json("r")');

const months = listOf(
  asRow,
  sql`select "month", count(*) as "events", coalesce(sum("max_trainees"), 0) as "seats",
      coalesce(sum("trainees") filter (where "max_trainees" is not null), 0) as "taken", coalesce(sum("trainees"), 0) as "trainees"
    from "events" group by 1`,
  sql.raw('"month"'),
);

const bookings = listOf(
  sql.raw(`json_build_object('country', "country", 'bookingStatus', "status", 'bookings', "n")`),
  sql`select case when "c"."id" is not null then json_build_object('id', "c"."id"::text, 'name', "c"."name") end as "country",
      "c"."name" as "country_name", "b"."status", sum("b"."n") as "n"
    from (select * from "booked" union all select * from "unnamed") "b" left join "countries" "c" on "c"."id" = "b"."country_id" group by "c"."id", "b"."status"`,
  sql.raw('"country_name", "status"'),
);

const placeholders = (isShown: IsShown, viewer: Viewer): Sql =>
  listOf(asRow, held(isShown, viewer), sql.raw('"month", "outcome"'));

const waitingFor = (viewer: Viewer): Sql => sql`
  select "e"."id", "e"."name", "e"."date_start", "e"."max_trainees", "e"."trainees", count(*) as "waiting"
  from "events" "e" join "waiting_list_entries" "w" on "w"."centre_event_id" = "e"."id"
  where ${waitingListScope('w', viewer)}
  group by "e"."id", "e"."name", "e"."date_start", "e"."max_trainees", "e"."trainees"`;

const waiting = listOf(
  asRow,
  sql`select "id"::text as "centreEventId", "name", "date_start" as "dateStart", "max_trainees" as "maxTrainees", "trainees", "waiting"
    from "lines"`,
  sql.raw('"waiting" desc, "dateStart", "centreEventId"::bigint'),
);

/**
 * H7: a currency by itself, never added to another; nor is a sum told that no amount can be. Roles that may not read costs
 * are told of none.
 */
function costs(viewer: Viewer): Sql {
  if (reach(viewer, 'costs.read') === 'none') return sql.raw('null::json');
  const given = { trainees: sql.raw('"e"."trainees"'), trainers: sql.raw('"e"."trainers"') };
  return listOf(
    asRow,
    sql`select "month", "currency", count(*) as "events", sum("trainees") as "trainees", sum("exc") as "amountExcVat",
        sum("inc") as "amountIncVat", round(sum("inc") / nullif(sum("trainees"), 0)) as "perHead"
      from (
        select "e"."id", "e"."month", "e"."trainees", "x"."currency",
          sum(${lineAmount('x', 'exc', given)}) as "exc", sum(${lineAmount('x', 'inc', given)}) as "inc"
        from (select "events".*, ${trainerCount('events')} as "trainers" from "events") "e"
        join "estimated_costs" "x" on "x"."centre_event_id" = "e"."id"
        where ${costScope('x', viewer)}
        group by "e"."id", "e"."month", "e"."trainees", "x"."currency"
      ) "of_event" group by "month", "currency" having sum("inc") <= ${largestAmount}`,
    sql.raw('"currency", "month"'),
  );
}
