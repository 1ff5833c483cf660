import { sql } from 'kysely';
import { ConfigError, usualDemoPassword } from '../config/parseConfig.ts';
import type { Database } from '../db/Database.ts';
import { verifyPassword } from './passwords.ts';

interface SharedPassword {
  readonly password_hash: string;
  readonly usernames: string;
}

/** @throws ConfigError where anybody who has read the manual could sign in. */
export async function refuseDemoAccounts(database: Database, demoPassword: string): Promise<void> {
  // Demo accounts are made with one hash for all of them, under addresses that nobody can have.
  const { rows } = await sql<SharedPassword>`
    select password_hash, string_agg(username, ', ' order by id) as usernames from users
    where user_email like '%.example' and deactivated_at is null and password_hash is not null
    group by password_hash`.execute(database.kysely);
  for (const { password_hash, usernames } of rows) {
    for (const password of new Set([usualDemoPassword, demoPassword])) {
      if (await verifyPassword(password_hash, password)) throw new ConfigError([problemOf(usernames)]);
    }
  }
}

const problemOf = (usernames: string) =>
  `NODE_ENV is production, and these accounts have the demo password: ${usernames}. ` +
  'Give them others or deactivate them, or begin with a new database.';
