import { sql } from 'kysely';
import type { Viewer } from '../access/Viewer.ts';
import type { Database } from '../db/Database.ts';
import { type GrantsRow, grantsFrom, grantsMembers } from './loadGrants.ts';

interface AccountRow extends GrantsRow {
  readonly username: string;
  readonly isActive: boolean;
}

/** Somebody who is not asking, with the rights they have now; null where their account is closed or gone. */
export async function loadViewer(database: Database, id: string): Promise<Viewer | null> {
  const text = await database.readJson(
    sql`select json_build_object('username', u.username, 'isActive', u.deactivated_at is null, ${grantsMembers})::text
        from users u where u.id = ${id}::bigint`,
  );
  const account = text === null ? null : (JSON.parse(text) as AccountRow);
  if (account?.isActive !== true) return null;
  return { id, username: account.username, ...grantsFrom(account), sessionId: '' };
}
