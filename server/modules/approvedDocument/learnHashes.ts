import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { inChunks } from '#server/jobs/inChunks.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';

const atATime = 1_000;

/** Works out what documents say of which something was written, or that are new, so that lists know it. Answers how many. */
export const learnHashes: Job = (database, now) =>
  inChunks(atATime, () =>
    jobTransaction(database, now, async (tx) => {
      const [found] = await run<{ learnt: number }>(tx, sql`select learn_hashes(${atATime}) as learnt`);
      return found?.learnt ?? 0;
    }),
  );
