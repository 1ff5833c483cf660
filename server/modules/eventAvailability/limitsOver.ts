import { sql } from 'kysely';
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
  readonly maximum: number | null;
  /** Told elsewhere. */
  readonly without?: string | null;
}

/**
 * C5: whose bookings are more than a limit allows that has been lowered since. Counted like the limit itself, over all
 * seats; told of whom the viewer sees a booking.
 */
export async function readLimitsOver({ context, viewer }: WriteSession, facts: SeatFacts): Promise<object> {
  const over = async ({ by, table, name, maximum, without = null }: Group): Promise<readonly object[]> => {
    if (maximum === null) return [];
    const found = await context.reads.value<readonly Over[]>(sql`select (
        select coalesce(json_agg(json_build_object('id', g.id::text, 'name', ${name}, 'used', g.used, 'placeholders', g.placeholders)
          order by g.used desc, g.id), '[]')
        from (
          select ${by} as id, count(*) as used, count(*) filter (where b.participant_id is null) as placeholders
          from event_bookings b where ${areTaken('b', 'e', { type: 'TRAINEE' })} group by 1
          having count(*) > ${maximum} and bool_or(${bookingScope('b', viewer)})
        ) g join ${sql.table(table)} "of" on "of".id = g.id and g.id is distinct from ${without}::bigint
      )::text as row from centre_events e where e.id = ${facts.eventId}::bigint`);
    return (found ?? []).map(({ id, name: called, ...use }) => ({
      id,
      name: called,
      use: limitUse({ maximum, ...use }),
    }));
  };
  return {
    countriesOver: await over({
      by: sql`booking_country_id(b.participant_id, b.placeholder_country_id)`,
      table: 'countries',
      name: sql`"of".name`,
      maximum: facts.country.maximum,
    }),
    usersOver: await over({
      by: sql`b.author_id`,
      table: 'users',
      name: nameOfUser(sql`"of".full_name`, sql`"of".id`, viewer),
      maximum: facts.user.maximum,
      without: viewer.id,
    }),
  };
}
