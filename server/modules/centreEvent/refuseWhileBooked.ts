import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { eventHasBookings } from '#server/errors/errors.ts';
import { run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { allSeatsTaken } from './eventMeasures.ts';

/** B5, on the row already locked: nobody can book in between (K1). */
export async function refuseWhileBooked(write: Write, row: Row<'centre_events'>): Promise<void> {
  const [found] = await run<{ count: number }>(
    write.tx,
    sql`select ${allSeatsTaken('t')}::int as count from centre_events as t where t.id = ${row.id}`,
  );
  if (found !== undefined && found.count > 0) throw eventHasBookings(found.count);
}
