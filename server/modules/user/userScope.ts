import { sql } from 'kysely';
import { TRUE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { isOwn } from '#server/access/countries.ts';

/** As the author of something every user is visible, by name. */
export const userScope = (): Sql => TRUE;

/** As a record of their own only administrators see users, and each user oneself. */
export function userRecordScope(alias: string, viewer: Viewer): Sql {
  return readsUsers(viewer) ? TRUE : isOwn(sql.id(alias, 'id'), viewer);
}

const personal = [
  'username',
  'userEmail',
  'registeredDate',
  'lastSignIn',
  'deactivatedAt',
  'roles',
  'countries',
  'allowedCountries',
  'options',
] as const;

/** Beyond the name, others' accounts are the administrators' business; preferences are nobody's but one's own. */
export function partlyHiddenUserFields(viewer: Viewer): ReadonlyMap<string, (alias: string) => Sql> {
  const own = (alias: string) => isOwn(sql.id(alias, 'id'), viewer);
  const guarded = readsUsers(viewer) ? ['preferences'] : [...personal, 'preferences'];
  return new Map(guarded.map((field) => [field, own]));
}

const readsUsers = (viewer: Viewer) => reach(viewer, 'users.read') === 'all';
