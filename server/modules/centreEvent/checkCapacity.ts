import { sql } from 'kysely';
import { capacityBelowBooked } from '#server/errors/errors.ts';
import { run } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { seats } from './eventMeasures.ts';

const hard = [
  ['max_trainees', 'trainees'],
  ['max_staff', 'staff'],
] as const;

/**
 * C5: a hard maximum does not go under what is booked; limits per country and user may. The event's row is locked
 * (K1), so nobody books in between.
 */
export async function checkCapacity(write: Write, change: Change<'centre_events'>): Promise<void> {
  const given = hard.filter(([column]) => typeof change.values[column] === 'number');
  if (change.old === null || given.length === 0 || change.problems.any) return;
  const [taken] = await run<Readonly<Record<'trainees' | 'staff', number>>>(
    write.tx,
    sql`select ${seats('t', { type: 'TRAINEE' })}::int as trainees, ${seats('t', { type: 'STAFF' })}::int as staff
        from centre_events as t where t.id = ${change.id}`,
  );
  for (const [column, type] of given) {
    const limit = Number(change.values[column]);
    const used = taken?.[type] ?? 0;
    if (change.values[column] === change.old[column] || used <= limit) continue;
    throw capacityBelowBooked(change.path, column, { limit, used });
  }
}
