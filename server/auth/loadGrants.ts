import { sql } from 'kysely';
import { roles, type Role } from '../access/roleTable.ts';
import type { Grants } from '../access/Viewer.ts';
import type { Database } from '../db/Database.ts';

export interface GrantsRow {
  readonly roles: readonly string[];
  readonly countryIds: readonly string[];
}

/** A `GrantsRow` as members of a JSON object, beside the user `u`. */
export const grantsMembers = sql`
  'roles', array(select r.role from user_roles r where r.user_id = u.id order by r.role),
  'countryIds', array(select c.country_id::text from user_countries c where c.user_id = u.id order by c.country_id)`;

export const grantsFrom = ({ roles: names, countryIds }: GrantsRow): Grants => ({
  roles: names.filter(isRole),
  countryIds,
});

/** Of somebody who is not asking; without such a user, those of nobody. */
export async function loadGrants(database: Database, userId: string): Promise<Grants> {
  const text = await database.readJson(
    sql`select json_build_object(${grantsMembers})::text from users u where u.id = ${userId}::bigint`,
  );
  return text === null ? { roles: [], countryIds: [] } : grantsFrom(JSON.parse(text) as GrantsRow);
}

const isRole = (name: string): name is Role => roles.some((role) => role === name);
