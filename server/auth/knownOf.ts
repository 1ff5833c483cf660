import type { Database } from '../db/Database.ts';

/** What anybody knows of somebody, and their password must not be: what they sign in with, and their names. */
export async function knownOf(database: Database, userId: string): Promise<readonly string[]> {
  const owner = await database.kysely
    .selectFrom('users')
    .select(['username', 'user_email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return Object.values(owner ?? {}).filter((text) => text !== null);
}
