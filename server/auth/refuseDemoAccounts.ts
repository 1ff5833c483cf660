import { type Kysely, sql } from 'kysely';
import { roles } from '../access/roleTable.ts';
import { ConfigError, usualDemoPassword } from '../config/parseConfig.ts';
import type { Tables } from '../db/tables/Tables.ts';
import { verifyPassword } from './passwords.ts';

/** To check a password takes a while, and the demo has half as many accounts. */
const mostChecked = 100;

interface Suspect {
  readonly password_hash: string;
  readonly usernames: string;
  readonly is_of_demo: boolean;
}

/**
 * Whoever has the password that the demo gave them, under whatever name and address; and who has been given a known one
 * since, where name or address is the demo's.
 * @throws ConfigError where anybody who has read the manual could sign in.
 */
export async function refuseDemoAccounts(db: Kysely<Tables>, demoPassword: string): Promise<void> {
  const { rows } = await sql<Suspect>`
    select u.password_hash, string_agg(u.username, ', ' order by u.id) as usernames,
      d.password_hash is not null as is_of_demo
    from users u left join demo_passwords d on d.password_hash = u.password_hash
    where u.deactivated_at is null and u.password_hash is not null
      and (d.password_hash is not null or u.username in (${sql.join([...roles])}) or u.user_email like '%.example')
    group by u.password_hash, d.password_hash
    order by is_of_demo desc, min(u.id) limit ${mostChecked}`.execute(db);
  for (const { password_hash, usernames, is_of_demo } of rows)
    if (is_of_demo || (await isKnown(password_hash, demoPassword)))
      throw new ConfigError([problemOf(usernames)]);
}

async function isKnown(passwordHash: string, demoPassword: string): Promise<boolean> {
  for (const password of new Set([usualDemoPassword, demoPassword]))
    if (await verifyPassword(passwordHash, password)) return true;
  return false;
}

const problemOf = (usernames: string) =>
  `NODE_ENV is production, and these accounts have the demo password: ${usernames}. ` +
  'Give them others or deactivate them, or begin with a new database.';
