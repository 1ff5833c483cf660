import { sql } from 'kysely';
import type { Sql } from '../db/conditions.ts';
import type { Role } from './roleTable.ts';

/** What a user `u` holds, of whom nobody asks what they may see: for statements that choose whom to tell. */
export const hasRole = (...roles: readonly Role[]): Sql =>
  sql`exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${roles}::text[]))`;

export const worksIn = (country: Sql): Sql =>
  sql`exists (select 1 from user_countries h where h.user_id = u.id and h.country_id = ${country})`;

/** S2: what an event's list says to those whose role does not reach every country. */
export const isOpenToCountriesOf = (event: string): Sql =>
  sql`(not ${sql.id(event, 'restrict_countries')} or exists (select 1 from centre_event_allowed_countries a
    where a.centre_event_id = ${sql.id(event, 'id')} and ${worksIn(sql.ref('a.country_id'))}))`;
