import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { run, type Tx } from '#server/db/rows.ts';

type SecondFactorEvent = 'on' | 'off' | 'reset' | 'recovery code used' | 'recovery codes renewed';

/** S4. */
export async function auditSecondFactor(
  tx: Tx,
  { userId, by, now }: { readonly userId: string; readonly by: string; readonly now: Date },
  what: SecondFactorEvent,
): Promise<void> {
  const [user] = await run<{ full_name: string }>(
    tx,
    sql`select full_name from users where id = ${userId}::bigint`,
  );
  await recordAudit(tx, {
    type: 'User',
    id: userId,
    event: 'updated',
    name: user?.full_name ?? null,
    old: null,
    new: { second_factor: what },
    userId: by,
    countryId: null,
    at: now.toISOString(),
  });
}
