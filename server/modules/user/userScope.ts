import { sql } from 'kysely';
import { TRUE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { redacted } from '#server/audit/redact.ts';
import { fieldsBeyond } from '#server/graphql/access/fieldsBeyond.ts';
import { isOwn } from '#server/access/countries.ts';

/** As the author of something every user is visible, by name. */
export const userScope = (): Sql => TRUE;

/** As a record of their own only administrators see users, and each user oneself. */
export function userRecordScope(alias: string, viewer: Viewer): Sql {
  return readsUsers(viewer) ? TRUE : isOwn(sql.id(alias, 'id'), viewer);
}

/** What a user is to others: whatever else the contract says of one is personal. */
const named = ['ID', 'nameTitle', 'firstName', 'lastName', 'fullName', 'dateModified', 'can'] as const;
const personal = fieldsBeyond('User', named);

/** Beyond the name, others' accounts are the administrators' business; preferences are nobody's but one's own. */
export function partlyHiddenUserFields(viewer: Viewer): ReadonlyMap<string, (alias: string) => Sql> {
  const own = (alias: string) => isOwn(sql.id(alias, 'id'), viewer);
  const guarded = readsUsers(viewer) ? ['preferences'] : personal;
  return new Map(guarded.map((field) => [field, own]));
}

/**
 * A name as others may see it: whoever has none goes by the username, which may be an e-mail address. Whose it is, is
 * told by `id`.
 */
export const nameOfUser = (name: Sql, id: Sql, viewer: Viewer): Sql =>
  readsUsers(viewer)
    ? name
    : sql`case when ${name} like '%@%' and not ${isOwn(id, viewer)} then 'User ' || ${id} else ${name} end`;

/** What the log kept of an account, without what only administrators may see of others'. */
export function valuesOfUser(values: Sql, id: Sql, viewer: Viewer): Sql {
  if (readsUsers(viewer)) return values;
  const hidden = sql.join(
    ['username', 'user_email', 'options', 'preferences', 'microsoft_account'].map((key) =>
      sql.raw(`'${key}'`),
    ),
  );
  const mask = sql.raw(`to_jsonb('${redacted}'::text)`);
  return sql`case when ${isOwn(id, viewer)} then ${values} else (
    select jsonb_object_agg(key, case when key in (${hidden}) and jsonb_typeof(value) <> 'null' then ${mask} else value end)
    from jsonb_each(${values})) end`;
}

export const readsUsers = (viewer: Viewer) => reach(viewer, 'users.read') === 'all';
