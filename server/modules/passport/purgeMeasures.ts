import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';

/** G4: whether an event, by its alias, ended so many days ago: its passports go then, and the files that print them. */
export const passportsDue = (event: string, days: number): Sql =>
  sql`coalesce(${sql.id(event, 'date_end')}, ${sql.id(event, 'date_start')}) + ${days}::int <= local_today(${sql.id(event, 'time_zone')})`;
