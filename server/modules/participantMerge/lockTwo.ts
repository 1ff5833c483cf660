import { sql } from 'kysely';
import { participantScope } from '../participant/participantScope.ts';
import type { Row } from '#server/db/Row.ts';
import { isId, run, select } from '#server/db/rows.ts';
import { busy, notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { Two } from './doubles.ts';

export interface TwoRows {
  readonly kept: Row<'participants'>;
  readonly gone: Row<'participants'>;
}

/**
 * K1: the events of both, then who waits, then the bookings, then both people. Whoever books a person holds a share of
 * their row: once both are ours, no further event can come.
 * @throws notFound for a person who is hidden or deleted (S1); busy where one was booked on another event meanwhile.
 */
export async function lockTwo(write: Write, { id, duplicate }: Two): Promise<TwoRows> {
  for (const one of [id, duplicate]) if (!isId(one)) throw notFound('Participant', one);
  const two = sql`any(${[id, duplicate]}::bigint[])`;
  const events = sql`select b.centre_event_id from event_bookings b where b.participant_id = ${two} and b.deleted_at is null
    union select w.centre_event_id from waiting_list_entries w where w.participant_id = ${two} and w.deleted_at is null`;
  const held = await run<{ id: string }>(
    write.tx,
    sql`select e.id::text from centre_events e where e.id in (${events}) order by e.id for update`,
  );
  for (const table of ['waiting_list_entries', 'event_bookings'] as const)
    await run(
      write.tx,
      sql`select 1 from ${sql.id(table)} where participant_id = ${two} order by id for update`,
    );
  const people = await select(
    write.tx,
    'participants',
    sql`where t.id = ${two} and ${participantScope('t', write.viewer)} order by t.id for update of t`,
  );
  const found = (one: string) => {
    const row = people.find((each) => each.id === one);
    if (row === undefined) throw notFound('Participant', one);
    return row;
  };
  const rows = { kept: found(id), gone: found(duplicate) };
  const now = await run<{ id: string }>(
    write.tx,
    sql`select e.centre_event_id::text as id from (${events}) e`,
  );
  if (now.some((event) => !held.some((each) => each.id === event.id))) throw busy();
  return rows;
}
