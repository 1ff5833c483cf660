import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import { busy, type UserError } from '#server/errors/errors.ts';
import { erased } from '#server/errors/participantRefusals.ts';

/**
 * Whose record this is, or that of a booking, stays as it is until the write is done: an erasure finds what is written of
 * them, or has been before (G5). Answers what refuses it where they were erased or merged.
 */
export async function holdPeople(tx: Tx, records: readonly string[]): Promise<UserError | null> {
  const of = (kind: string) =>
    records.flatMap((record) => (record.startsWith(`${kind}:`) ? [record.slice(kind.length + 1)] : []));
  const people = await run<{ isErased: boolean; isMerged: boolean }>(
    tx,
    sql`select p.erased_at is not null as "isErased", p.merged_into_id is not null as "isMerged" from participants p
        where p.id = any(${of('PARTICIPANT')}::bigint[])
          or p.id in (select b.participant_id from event_bookings b where b.id = any(${of('EVENT_BOOKING')}::bigint[]))
        order by p.id for share`,
  );
  if (people.some(({ isErased }) => isErased)) return erased();
  return people.some(({ isMerged }) => isMerged) ? busy() : null;
}
