import { sql } from 'kysely';
import type { Database } from '../db/Database.ts';
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

interface Named {
  readonly account: Account | undefined;
  /**
   * What tries at the name count by: one for the user name and the e-mail address of an account. What names nobody counts
   * as the database compares it too: a spelling of it that counted apart would tell that it is no account (S7).
   */
  readonly countedAs: string;
}

/** By username or e-mail address, however it is typed: no two people have one that could be the other's. */
export async function findAccount(database: Database, name: string): Promise<Named> {
  const { key, ...found } = await database.kysely
    .selectFrom(sql<{ key: string }>`(select account_key(${name}) as key)`.as('asked'))
    .leftJoin('account_names', 'account_names.key', 'asked.key')
    .leftJoin('users', 'users.id', 'account_names.user_id')
    .select(['asked.key', 'users.id', 'username', 'password_hash'])
    .executeTakeFirstOrThrow();
  const { id, username, password_hash } = found;
  if (id === null || username === null) return { account: undefined, countedAs: `name ${key}` };
  return { account: { id, username, password_hash }, countedAs: `account ${id}` };
}
