import { sql } from 'kysely';
import type { Database } from './Database.ts';

/** Clocks that differ by less are alike: reading one takes about as long. */
const alikeMs = 500;

/**
 * The time by the database's clock, which all processes share: the day of a rule and the end of a lease are the same for
 * each, whatever the clock of its machine says. It is this machine's until the first reading, and between two.
 */
export class DatabaseClock {
  #aheadMs = 0;

  readonly now = (): Date => new Date(Date.now() + this.#aheadMs);

  /** Once a minute as a job, since clocks drift; it changes no rows. */
  readonly read = async ({ kysely }: Pick<Database, 'kysely'>): Promise<number> => {
    const before = Date.now();
    const { rows } = await sql<{ ms: string }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`.execute(kysely);
    const took = Date.now() - before;
    const ahead = Number(rows[0]?.ms) - (before + took / 2);
    // An answer that was long under way says little.
    if (took < alikeMs && Math.abs(ahead - this.#aheadMs) > alikeMs) this.#aheadMs = Math.round(ahead);
    return 0;
  };
}
