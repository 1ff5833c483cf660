import { sql } from 'kysely';
import { run, type Tx } from '../db/rows.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { endSessions, type EndSessions } from './endSessions.ts';

/**
 * S7: a new password uses up every key for another one, ends what was opened with the old one, and is told to its
 * owner. Answers how many sessions were open.
 */
export async function afterPasswordChange(tx: Tx, change: EndSessions): Promise<number> {
  await useUpResetKeys(tx, change);
  await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', ...change });
  return endSessions(tx, change);
}

export async function useUpResetKeys(tx: Tx, { userId, now }: EndSessions): Promise<void> {
  await run(
    tx,
    sql`update password_resets set used_at = ${now.toISOString()} where user_id = ${userId} and used_at is null`,
  );
}
