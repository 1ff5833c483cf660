import { sql } from 'kysely';
import { eventHasBookings } from '../../graphql/errors.ts';
import { idOf, type Row } from '../../graphql/write/Json.ts';
import { run } from '../../graphql/write/rows.ts';
import type { Write } from '../../graphql/write/WriteDefinition.ts';
import { allSeatsTaken } from '../../measures/eventMeasures.ts';

/** B5, on the row already locked: nobody can book in between (K1). */
export async function refuseWhileBooked(write: Write, row: Row): Promise<void> {
  const [found] = await run<{ count: number }>(
    write.tx,
    sql`select ${allSeatsTaken('t')}::int as count from centre_events as t where t.id = ${idOf(row)}`,
  );
  if (found !== undefined && found.count > 0) throw eventHasBookings(found.count);
}
