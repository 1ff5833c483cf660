import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/**
 * G4: whether an event, by its alias, ended so many days ago: its passports go then, and the files that print them. One
 * without a day is still to come, unless it was deleted: that day counts.
 */
export function passportsDue(event: string, days: number): Sql {
  const zone = sql.id(event, 'time_zone');
  const deleted = sql`(${sql.id(event, 'deleted_at')} at time zone ${zone})::date`;
  return sql`coalesce(${sql.id(event, 'date_end')}, ${sql.id(event, 'date_start')}, ${deleted}) + ${days}::int <= local_today(${zone})`;
}
