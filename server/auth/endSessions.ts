import { sql } from 'kysely';
import { run, type Tx } from '../db/rows.ts';

export interface EndSessions {
  readonly userId: string;
  readonly now: Date;
  /** The one that stays. */
  readonly except?: string;
}

/** Signs a user out everywhere, or everywhere else; answers how many sessions were open. */
export async function endSessions(tx: Tx, { userId, now, except }: EndSessions): Promise<number> {
  const moment = now.toISOString();
  // Whoever is half way in is not let in either.
  await run(tx, sql`delete from second_factor_challenges where user_id = ${userId}`);
  const ended = await run<{ open: boolean }>(
    tx,
    sql`update sessions set revoked_at = ${moment}
        where user_id = ${userId} and revoked_at is null and id::text <> ${except ?? ''}
        returning expires_at > ${moment}::timestamptz as open`,
  );
  return ended.filter(({ open }) => open).length;
}
