import { sql } from 'kysely';
import { entityOf } from '#server/graphql/Entity.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { asText, toJson } from '#server/db/Json.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { busy } from '#server/errors/errors.ts';
import { holdRow } from '#server/graphql/write/heldRows.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { isId, parseRow, rowText, run, type Tx } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { JourneyTable } from './eventOfJourney.ts';

/**
 * K1: the event row is locked before anything that belongs to it, the one left and the one joined in the order of
 * their ids, so that whoever counts seats next sees this write or waits for it.
 */
export async function lockEvents(
  write: Write,
  table: JourneyTable,
  target: { readonly id: string | null; readonly input: Input },
): Promise<void> {
  const current = target.id === null ? null : await eventOf(write.tx, table, target.id);
  const ids = [current, target.input.centre_event_id].filter(isId);
  if (ids.length === 0) return;
  const held = await run<{ table: 'centre_events' | 'participants'; row: string; visible: boolean }>(
    write.tx,
    sql`with events as (
          select ${rowText('t')}, ${eventScope('t', write.viewer)} as visible from centre_events as t
          where t.id = any(${[...new Set(ids)]}::bigint[]) order by t.id for update of t)
        select 'centre_events' as "table", row, visible from events ${bookedPerson(write, target)}`,
  );
  for (const { table: name, row: text, visible } of held) {
    const row = parseRow(name, text);
    holdRow(write.tx, name, row.id, { row, isVisible: visible });
  }
  // Moved to another event while we waited for this one: that one is not ours to count.
  if (target.id !== null && (await eventOf(write.tx, table, target.id)) !== current) throw busy();
}

/**
 * Whoever is to be booked is held in the same statement, after the events: what waits for the event's row is kept
 * short. A person who is not found by it is looked for again, since this statement began before it had the event.
 */
function bookedPerson(
  write: Write,
  { id, input }: { readonly id: string | null; readonly input: Input },
): Sql {
  const person = isRecord(input.participant) ? asText(toJson(input.participant.connect ?? null)) : '';
  if (id !== null || !isId(person)) return sql``;
  return sql`union all select 'participants', row, true from (
      select ${rowText('t')} from participants as t
      where t.id = ${person} and (select count(*) from events) > 0
        and ${entityOf(write.context.entities, 'Participant').scope('t', write.viewer)} for share of t) people`;
}

/** Whatever is created on an event waits for the others on it. */
export const eventTurn = ({ centre_event_id: id }: Input): string | null => (isId(id) ? `event ${id}` : null);

async function eventOf(tx: Tx, table: JourneyTable, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const [row] = await run<{ event: string }>(
    tx,
    sql`select centre_event_id::text as event from ${sql.id(table)} where id = ${id}`,
  );
  return row?.event ?? null;
}
