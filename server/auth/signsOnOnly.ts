import { sql } from 'kysely';
import type { Sql } from '../db/conditions.ts';

/** Whether a user's one way in is single sign-on: linked, and without a password that an administrator has given. */
export const signsOnOnly = (alias: string): Sql =>
  sql`(${sql.id(alias, 'password_hash')} is null
    and exists (select 1 from user_identities linked where linked.user_id = ${sql.id(alias, 'id')}))`;
