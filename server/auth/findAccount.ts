import type { Database } from '../db/Database.ts';

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
