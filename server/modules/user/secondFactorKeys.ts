import { type Kysely, sql } from 'kysely';
import { openSecret, sealSecret } from '#server/auth/secondFactor/secondFactors.ts';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { run } from '#server/db/rows.ts';
import type { Tables } from '#server/db/tables/Tables.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobOf } from '#server/jobs/jobTransaction.ts';

interface Sealed {
  readonly user_id: string;
  readonly secret: string;
}

/** Opens one secret of each key, so that a missing key is found at the start. @throws where one is missing */
export async function trySecondFactorKeys(db: Kysely<Tables>, cipher: ColumnCipher): Promise<void> {
  const { rows } = await sql<Sealed>`
    select distinct on (left(secret, ${cipher.prefix.length}::int)) user_id::text, secret from second_factors`.execute(
    db,
  );
  for (const { user_id, secret } of rows) openSecret(cipher, user_id, secret);
}

/** After a change of PASSPORT_KEY, until nothing needs an earlier key; what somebody uses at the moment is left for later. */
export const resealSecondFactors = (cipher: ColumnCipher): Job =>
  jobOf(async (tx) => {
    const older = await run<Sealed>(
      tx,
      sql`select user_id::text, secret from second_factors where not starts_with(secret, ${cipher.prefix})
            limit 500 for update skip locked`,
    );
    for (const { user_id, secret } of older) {
      const sealed = sealSecret(cipher, user_id, openSecret(cipher, user_id, secret));
      await run(tx, sql`update second_factors set secret = ${sealed} where user_id = ${user_id}::bigint`);
    }
    return older.length;
  });
