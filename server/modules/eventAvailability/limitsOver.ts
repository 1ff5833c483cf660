import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import type { SeatFacts } from '../bookingRules/index.ts';
import { areTaken } from '../centreEvent/eventMeasures.ts';
import { bookingScope } from '../eventBooking/bookingScope.ts';
import { nameOfUser } from '../user/userScope.ts';
import { limitUse } from './limitUse.ts';

interface Over {
  readonly id: string;
  readonly name: string;
  readonly used: number;
  readonly placeholders: number;
}

interface Group {
  readonly by: Sql;
  readonly table: 'countries' | 'users';
  readonly name: Sql;
  readonly maximum: number;
  /** Told elsewhere. */
  readonly without?: string;
}

/** Seats are counted as the limit counts them, over all; told is of whom the viewer sees a booking. */
const groupsOver = ({ by, table, name, maximum, without }: Group, viewer: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', g.id::text, 'name', ${name}, 'used', g.used, 'placeholders', g.placeholders)
    order by g.used desc, g.id), '[]')
  from (
    select ${by} as id, count(*) as used, count(*) filter (where b.participant_id is null) as placeholders
    from event_bookings b where ${areTaken('b', 'e', { type: 'TRAINEE' })} group by 1
    having count(*) > ${maximum} and bool_or(${bookingScope('b', viewer)})
  ) g join ${sql.table(table)} "of" on "of".id = g.id and g.id is distinct from ${without ?? null}::bigint)`;

/** C5: whose bookings are more than a limit allows that has been lowered since. */
export async function readLimitsOver(
  { context, viewer }: WriteSession,
  { eventId, country, user }: SeatFacts,
): Promise<object> {
  const countries: Group | null =
    country.maximum === null
      ? null
      : {
          by: sql`booking_country_id(b.participant_id, b.placeholder_country_id)`,
          table: 'countries',
          name: sql`"of".name`,
          maximum: country.maximum,
        };
  const users: Group | null =
    user.maximum === null
      ? null
      : {
          by: sql`b.author_id`,
          table: 'users',
          name: nameOfUser(sql`"of".full_name`, sql`"of".id`, viewer),
          maximum: user.maximum,
          without: viewer.id,
        };
  if (countries === null && users === null) return { countriesOver: [], usersOver: [] };
  const over = (group: Group | null) => (group === null ? sql`'[]'::json` : groupsOver(group, viewer));
  const found = await context.reads.value<Readonly<Record<'countries' | 'users', readonly Over[]>>>(
    sql`select json_build_object('countries', ${over(countries)}, 'users', ${over(users)})::text as row
      from centre_events e where e.id = ${eventId}::bigint`,
  );
  const told = (rows: readonly Over[] = [], maximum: number | null) =>
    rows.map(({ id, name, ...use }) => ({ id, name, use: limitUse({ maximum, ...use }) }));
  return {
    countriesOver: told(found?.countries, country.maximum),
    usersOver: told(found?.users, user.maximum),
  };
}
