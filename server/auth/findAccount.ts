import type { Database } from '../db/Database.ts';
import { sql } from 'kysely';
import type { Sql } from '../db/conditions.ts';

/** Whether a user's one way in is single sign-on: linked, and without a password that an administrator has given. */
export const signsOnOnly = (alias: string): Sql =>
  sql`(${sql.id(alias, 'password_hash')} is null
    and exists (select 1 from user_identities linked where linked.user_id = ${sql.id(alias, 'id')}))`;

/** What tries at an account count by: one for its user name and its e-mail address, and for what names nobody too. */
export const accountKey = (account: Account | undefined, name: string): string =>
  account ? `account ${account.id}` : `name ${name.trim().toLowerCase()}`;

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly password_hash: string | null;
}

/** By username or e-mail address. A name that is somebody's username and somebody else's address means the username. */
export async function findAccount(database: Database, name: string): Promise<Account | undefined> {
  const wanted = name.trim().toLowerCase();
  const candidates = await database.kysely
    .selectFrom('users')
    .select(['id', 'username', 'password_hash'])
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['username']), '=', wanted),
        where(where.fn<string>('lower', ['user_email']), '=', wanted),
      ]),
    )
    .execute();
  return candidates.find(({ username }) => username.toLowerCase() === wanted) ?? candidates[0];
}
