import { sql } from 'kysely';
import { run, type Tx } from '#server/db/rows.ts';
import { busy, type UserError } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { erased } from '#server/errors/participantRefusals.ts';

/**
 * Whose record this is, or that of a booking, stays as it is until the write is done: an erasure finds what is written of
 * them, or has been before (G5). Answers what refuses it where they were merged, or erased and not one of those of whom
 * that was known.
 */
export async function holdPeople(
  tx: Tx,
  records: readonly string[],
  known: readonly string[] = [],
): Promise<UserError | null> {
  const of = (kind: string) =>
    records.flatMap((record) => (record.startsWith(`${kind}:`) ? [record.slice(kind.length + 1)] : []));
  const people = await run<{ id: string; isErased: boolean; isMerged: boolean }>(
    tx,
    sql`select p.id::text, p.erased_at is not null as "isErased", p.merged_into_id is not null as "isMerged" from participants p
        where p.id = any(${of('PARTICIPANT')}::bigint[])
          or p.id in (select b.participant_id from event_bookings b where b.id = any(${of('EVENT_BOOKING')}::bigint[]))
        order by p.id for share`,
  );
  if (people.some(({ id, isErased }) => isErased && !known.includes(id))) return erased();
  return people.some(({ isMerged }) => isMerged) ? busy() : null;
}

/** Who of those booked on an event is erased by now: what is read of them from here on says nothing of them. */
export async function erasedOn({ context }: WriteSession, event: string): Promise<readonly string[]> {
  const text = await context.reads.json(
    sql`select coalesce(json_agg(p.id::text), '[]')::text from participants p where p.erased_at is not null
        and p.id in (select b.participant_id from event_bookings b where b.centre_event_id = ${event})`,
  );
  return JSON.parse(text ?? '[]') as readonly string[];
}
