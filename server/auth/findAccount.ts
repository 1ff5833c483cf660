import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
import { cleanName } from './accountNames.ts';
import type { Sql } from '../db/conditions.ts';

/** Whether a user's one way in is single sign-on: linked, and without a password that an administrator has given. */
export const signsOnOnly = (alias: string): Sql =>
  sql`(${sql.id(alias, 'password_hash')} is null
    and exists (select 1 from user_identities linked where linked.user_id = ${sql.id(alias, 'id')}))`;

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly password_hash: string | null;
}

/** By username or e-mail address, however it is typed: no two people have one that could be the other's. */
export function findAccount(database: Database, name: string): Promise<Account | undefined> {
  return database.kysely
    .selectFrom('account_names')
    .innerJoin('users', 'users.id', 'account_names.user_id')
    .select(['users.id', 'username', 'password_hash'])
    .where('key', '=', sql<string>`account_key(${name})`)
    .executeTakeFirst();
}

/** What tries at an account count by: one for its user name and its e-mail address, and for what names nobody too. */
export const accountKey = (account: Account | undefined, name: string): string =>
  account ? `account ${account.id}` : `name ${cleanName(name).toLowerCase()}`;
