import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { enqueueMail, type MailKind } from '#server/mail/enqueueMail.ts';

/** What the audit calls it, and the mail on it. */
const mails = {
  on: 'SECOND_FACTOR_ON',
  off: 'SECOND_FACTOR_OFF',
  reset: 'SECOND_FACTOR_RESET',
  'recovery code used': 'RECOVERY_CODE_USED',
  'recovery codes renewed': 'RECOVERY_CODES_RENEWED',
} as const satisfies Record<string, MailKind>;

/** S4, and told to the owner, as a new password is. */
export async function recordSecondFactor(
  tx: Tx,
  { userId, by, now }: { readonly userId: string; readonly by: string; readonly now: Date },
  what: keyof typeof mails,
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
    new: { second_factor: what },
    userId: by,
    at: now.toISOString(),
  });
  await enqueueMail(tx, { kind: mails[what], userId, now });
}
