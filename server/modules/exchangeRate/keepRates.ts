import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { staleWrite } from '#server/errors/errors.ts';
import { insert, run, type Tx } from '#server/db/rows.ts';
import type { Row } from '#server/db/Row.ts';

export interface NewRates {
  readonly base: string;
  readonly day: string;
  readonly source: Row<'exchange_rate_sets'>['source'];
  readonly reason: string | null;
  /** Null where the system keeps them. */
  readonly authorId: string | null;
  /** Rates as text by target. */
  readonly rates: ReadonlyMap<string, string>;
  /** Targets that are not taken over from the set before. */
  readonly without?: readonly string[];
  /** The set that was seen; undefined where nobody looked. */
  readonly followsId?: string | null | undefined;
}

/** Two that keep rates come one after the other, each following the set before. */
export async function lockRates(tx: Tx): Promise<void> {
  await run(tx, sql`lock table exchange_rate_sets in share row exclusive mode`);
}

/**
 * Keeps a set, with an audit (S4), and answers its id. What it does not name is taken over from the set before, at the
 * age it had: a bank that publishes thirty currencies leaves the others known. The caller holds the lock.
 * @throws staleWrite where another set follows the one that was seen
 */
export async function keepRates(tx: Tx, now: Date, given: NewRates): Promise<string> {
  const { base, day, source, reason, authorId, rates, without = [], followsId } = given;
  const before = await setBefore(tx, base, day);
  if (followsId !== undefined && before !== followsId) throw staleWrite({ follows_id: before });
  const moment = now.toISOString();
  const set = await insert(tx, 'exchange_rate_sets', {
    base,
    day,
    source,
    reason,
    author_id: authorId,
    date_created: moment,
  });
  const targets = [...rates.keys()];
  await run(
    tx,
    sql`insert into exchange_rates (set_id, target, rate, last_updated)
        select ${set.id}::bigint, target, rate, ${set.last_updated}::timestamptz
        from unnest(${targets}::text[], ${[...rates.values()]}::numeric[]) as given (target, rate)
        union all
        select ${set.id}::bigint, target, rate, last_updated from exchange_rates
        where set_id = ${before}::bigint and target <> all(${[...targets, ...without]}::text[])`,
  );
  await recordAudit(tx, {
    type: 'ExchangeRateSet',
    id: set.id,
    event: 'created',
    name: `${base} ${day}`,
    new: {
      base,
      day,
      source,
      ...(reason !== null && { reason }),
      rates: [...rates].map(([target, rate]) => `${target} ${rate}`),
      ...(without.length > 0 && { without: [...without] }),
    },
    userId: authorId,
    at: moment,
  });
  return set.id;
}

/** The set of the base that was in force at the end of that day. */
async function setBefore(tx: Tx, base: string, day: string): Promise<string | null> {
  const [set] = await run<{ id: string }>(
    tx,
    sql`select id::text from exchange_rate_sets where base = ${base} and day <= ${day}::date
        order by day desc, id desc limit 1`,
  );
  return set?.id ?? null;
}
