import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { userMissing } from '../errors/errors.ts';

export interface SignedInUser {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly nameTitle: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly options: string;
  readonly preferences: string | null;
  readonly roles: { readonly nodes: readonly { readonly name: string }[] };
  readonly countries: { readonly nodes: readonly { readonly id: string; readonly name: string }[] };
}

/** The person who has just signed in. @throws userMissing where the account went at the same moment */
export async function enteredUser(database: Database, id: string): Promise<SignedInUser> {
  const user = await signedInUser(database, id);
  if (user === null) throw userMissing();
  return user;
}

/** Somebody as the session keeps them (spec §3). Options are one JSON object, whatever their number. */
export async function signedInUser(database: Database, id: string): Promise<SignedInUser | null> {
  const text = await database.readJson(sql`
    select json_build_object(
      'id', u.id::text, 'username', u.username, 'email', u.user_email,
      'nameTitle', u.name_title, 'firstName', u.first_name, 'lastName', u.last_name, 'preferences', u.preferences,
      'options', (select coalesce(json_object_agg(o ->> 'key', o -> 'value'), '{}') from jsonb_array_elements(u.options) o)::text,
      'roles', json_build_object('nodes', (
        select coalesce(json_agg(json_build_object('name', r.role) order by r.role), '[]') from user_roles r where r.user_id = u.id)),
      'countries', json_build_object('nodes', (
        select coalesce(json_agg(json_build_object('id', c.id::text, 'name', c.name) order by c.name), '[]')
        from user_countries uc join countries c on c.id = uc.country_id where uc.user_id = u.id)))::text
    from users u where u.id = ${id}::bigint`);
  return text === null ? null : (JSON.parse(text) as SignedInUser);
}
