import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { run } from '#server/db/rows.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';

const atATime = 1_000;

/** Works out what documents say of which something was written, or that are new, so that lists know it. Answers how many. */
export async function learnHashes(database: Database, now: Date): Promise<number> {
  const learnt = await jobTransaction(database, now, async (tx) => {
    const [found] = await run<{ learnt: number }>(tx, sql`select learn_hashes(${atATime}) as learnt`);
    return found?.learnt ?? 0;
  });
  if (learnt !== atATime) return learnt ?? 0;
  return learnt + (await learnHashes(database, now));
}
