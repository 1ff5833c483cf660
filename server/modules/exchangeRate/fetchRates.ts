import { sql } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { exists, run, type Tx } from '#server/db/rows.ts';
import type { Job } from '#server/jobs/Job.ts';
import { jobTransaction } from '#server/jobs/jobTransaction.ts';
import { downloadRates, FeedProblem } from './downloadRates.ts';
import { keepRates, lockRates } from './keepRates.ts';
import { NotUnderstood, readReferenceRates, type ReferenceDay } from './readReferenceRates.ts';

const base = 'EUR';
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Keeps the European Central Bank's rates of each day. They come in the afternoon of a working day: until those of today
 * are there the bank is asked once an hour, whichever process does it. How it went is kept for whoever can mend it.
 */
export function fetchRates(url: string | null): Job {
  return async (database, now) => {
    if (url === null || (await jobTransaction(database, now, (tx) => isDue(tx, now))) !== true) return 0;
    try {
      const days = readReferenceRates(await downloadRates(url));
      if (days.some(({ day }) => day > dayOf(now))) throw new NotUnderstood('it names a day to come');
      return await keepDays(database, now, days);
    } catch (error) {
      await noteProblem(database, wordsFor(error));
      throw error;
    }
  };
}

/** Asked by one process at a time: who takes the turn notes the moment. */
async function isDue(tx: Tx, now: Date): Promise<boolean> {
  if (await isKept(tx, dayOf(now))) return false;
  const moment = now.toISOString();
  const taken = await run(
    tx,
    sql`insert into exchange_rate_feed as f (asked_at) values (${moment})
        on conflict (is_only) do update set asked_at = excluded.asked_at
        where f.asked_at <= ${moment}::timestamptz - interval '1 hour' returning 1`,
  );
  return taken.length > 0;
}

const isKept = (tx: Tx, day: string): Promise<boolean> =>
  exists(
    tx,
    sql`select 1 from exchange_rate_sets where base = ${base} and day = ${day}::date and source = 'ECB'`,
  );

/** Answers how many days are new: what was kept before is not kept again. */
function keepDays(database: Database, now: Date, days: readonly ReferenceDay[]): Promise<number> {
  return database.transaction(async (tx) => {
    await lockRates(tx);
    let count = 0;
    for (const { day, rates } of days) {
      if (await isKept(tx, day)) continue;
      await keepRates(tx, now, { base, day, source: 'ECB', reason: null, authorId: null, rates });
      count += 1;
    }
    await run(tx, sql`update exchange_rate_feed set answered_at = ${now.toISOString()}, problem = null`);
    return count;
  });
}

async function noteProblem(database: Database, problem: string): Promise<void> {
  await database.transaction((tx) => run(tx, sql`update exchange_rate_feed set problem = ${problem}`));
}

function wordsFor(error: unknown): string {
  if (error instanceof FeedProblem) return error.message;
  if (error instanceof NotUnderstood) return `The answer was not understood: ${error.message.slice(0, 300)}.`;
  return 'The rates could not be kept.';
}
