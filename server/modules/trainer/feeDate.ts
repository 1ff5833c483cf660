import { sql } from 'kysely';
import { sameValue } from '#server/db/Json.ts';
import { run } from '#server/db/rows.ts';
import type { Draft } from '#server/db/Row.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';

const fee = ['fmv_amount', 'fmv_currency'] as const;
type Fee = Draft<'trainers'>;

/**
 * H6: the server dates a fee when its amount or currency changes. One that is changed back on the same day, as Ctrl+Z does,
 * is as old as it was before: a slip makes no old fee new.
 */
export async function feeDate(write: Write, change: Change<'trainers'>): Promise<Draft<'trainers'>> {
  const { old, values } = change;
  const isChanged = fee.some((key) => values[key] !== undefined && !sameValue(old?.[key], values[key]));
  if (!isChanged) return {};
  const today = write.now.toISOString().slice(0, 10);
  if (old?.fmv_last_updated !== today) return { fmv_last_updated: today };
  const before = { ...old, ...(await feeBefore(write, old.id, today)) };
  const isAsBefore = fee.every((key) => sameValue(before[key], { ...old, ...values }[key]));
  return { fmv_last_updated: isAsBefore ? before.fmv_last_updated : today };
}

/** What the log has of the trainer before this day: the earliest value of each column that has changed since. */
async function feeBefore({ tx }: Write, id: string, today: string): Promise<Fee> {
  const changes = await run<{ old: Fee | null }>(
    tx,
    sql`select a.old_values as old from audits a
        where a.auditable_type = 'Trainer' and a.auditable_id = ${id} and a.created_at >= ${today}::timestamp at time zone 'UTC'
        order by a.id desc`,
  );
  return Object.assign({}, ...changes.map(({ old }) => old)) as Fee;
}
