import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { byCountry } from '#server/access/countries.ts';
import { asGivenBy } from '#server/access/roleTable.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Groups } from '#server/graphql/read/groups.ts';
import { costScope } from '../estimatedCost/costScope.ts';
import { showsAllTo } from '../eventBooking/bookingMeasures.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';

/** The shares of a cost: its line tells how many there are, and professionals by country how many a viewer of some sees. */
export const spendGroups: Groups = {
  key: 'estimated_cost_id',
  rowsOf: 'shares_of_lines',
  columns: new Set([
    'estimated_cost_id',
    'centre_event_id',
    'country_id',
    'date_start',
    'date_end',
    'cost_category_id',
    'name',
    'currency',
    'line_amount',
    'shared_by',
  ]),
  workedOut: new Set(['line_amount', 'shared_by']),
  of: (viewer) => linesOf(asGivenBy(viewer, 'spend.read')),
  sized: (viewer) => {
    const reader = asGivenBy(viewer, 'spend.read');
    return linesOf(reader, showsAllTo(reader) ? { size: sql`"l"."shares"`, joins: sql`` } : seenOf(reader));
  },
};

interface Sized {
  readonly size: Sql;
  readonly joins: Sql;
}

function linesOf(viewer: Viewer, sized?: Sized): Sql {
  const scope = and([byCountry('spend.read', viewer, sql`"l"."country_id"`), costScope('l', viewer)]);
  const size = sized ? sql`, (${sized.size})::integer as "size"` : sql``;
  return sql`select "l"."id" as "estimated_cost_id", "l"."centre_event_id", "l"."country_id", "l"."date_start", "l"."date_end", "l"."cost_category_id", "l"."name", "l"."currency", "l"."amount" as "line_amount", "l"."people" as "shared_by"${size}
    from "reportable_lines" "l" ${sized?.joins ?? sql``} where ${scope}`;
}

/**
 * Whoever reads spend sees all bookings or those of countries, by which professionals are counted. Where there are fewer
 * units than people, whose place it is tells: those are counted one by one.
 */
function seenOf(viewer: Viewer): Sized {
  const seen = and([
    byCountry('spend.read', viewer, sql`"b"."kept_event_country_id"`),
    bookingScope('b', viewer),
  ]);
  return {
    size: sql`case when "l"."amount" < "l"."people" then (select count(*) from "reportable_spend" "s" where "s"."estimated_cost_id" = "l"."id" and ${bookingScope('s', viewer)})
      when "l"."unit_mode" = 'FIXED' then "seen"."professionals" else "seen"."trainees" end`,
    joins: sql`join (select "b"."centre_event_id", sum("b"."professionals") as "professionals", sum("b"."trainees") as "trainees"
      from "attending_professionals" "b" where ${seen} group by 1) "seen" on "seen"."centre_event_id" = "l"."centre_event_id"`,
  };
}
