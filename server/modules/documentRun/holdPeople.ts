import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { isId, run, type Tx } from '#server/db/rows.ts';
import { busy, type UserError } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { erased } from '#server/errors/participantRefusals.ts';

/**
 * Whose record this is, or that of a booking, stays as it is until the write is done: an erasure finds what is written of
 * them, or has been before (G5), and so does what notes that one has moved (ADR 21). Answers what refuses it where they were merged, or erased and not one of those of whom
 * that was known.
 *
 * K1: events and bookings first, as whoever erases or merges them (`lockPeople`): what is written next names those, and
 * would wait for them while it holds the people.
 */
export async function holdPeople(
  tx: Tx,
  records: readonly string[],
  known: readonly string[] = [],
): Promise<UserError | null> {
  const [events, bookings] = [idsOf(records, 'CENTRE_EVENT'), idsOf(records, 'EVENT_BOOKING')];
  await run(
    tx,
    sql`select 1 from centre_events e where e.id = any(${events}::bigint[]) order by e.id for key share`,
  );
  await run(
    tx,
    sql`select 1 from event_bookings b where b.id = any(${bookings}::bigint[]) order by b.id for share`,
  );
  const people = await run<{ id: string; isErased: boolean; isMerged: boolean }>(
    tx,
    sql`select p.id::text, p.erased_at is not null as "isErased", p.merged_into_id is not null as "isMerged" from participants p
        where ${isNamed(records)} order by p.id for share`,
  );
  if (people.some(({ id, isErased }) => isErased && !known.includes(id))) return erased();
  return people.some(({ isMerged }) => isMerged) ? busy() : null;
}

/**
 * Who is erased by now of those whom the records are about, an event those who are booked on it: what is read of them from
 * here on says nothing of them.
 */
export async function erasedAmong(
  { context }: WriteSession,
  records: readonly string[],
): Promise<readonly string[]> {
  const events = [...idsOf(records, 'CENTRE_EVENT'), ...idsOf(records, 'TRAINER_HONORARIA')];
  return context.reads.list<string>(
    sql`select coalesce(json_agg(p.id::text), '[]')::text from participants p where p.erased_at is not null and (${isNamed(records)}
          or p.id in (select b.participant_id from event_bookings b where b.centre_event_id = any(${events}::bigint[])))`,
  );
}

/** Of the participant who is read as p: they, or a booking of theirs. */
const isNamed = (records: readonly string[]): Sql =>
  sql`(p.id = any(${idsOf(records, 'PARTICIPANT')}::bigint[])
        or p.id in (select b.participant_id from event_bookings b where b.id = any(${idsOf(records, 'EVENT_BOOKING')}::bigint[])))`;

/** What a trainer is paid is named by its event first. */
const idsOf = (records: readonly string[], kind: string): readonly string[] =>
  records.flatMap((record) => {
    const [of, whole = ''] = record.split(':');
    const [id] = whole.split('-');
    return of === kind && isId(id) ? [id] : [];
  });
