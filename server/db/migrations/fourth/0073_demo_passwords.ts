import type { Kysely } from 'kysely';
import { runStatements } from '../runStatements.ts';

/**
 * What the demo gave its accounts to sign in with, whatever they are called since: production does not start over it.
 * Of a demo from before it is the hash that several accounts have, for everybody else's has a salt of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, table);
}

const table = `
create table demo_passwords (password_hash text primary key);
insert into demo_passwords
  select password_hash from users where password_hash is not null
  group by password_hash having count(*) > 1 and bool_or(user_email like '%.example');
`;
