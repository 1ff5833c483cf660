import { sql } from 'kysely';
import { eventScope } from '../centreEvent/eventScope.ts';
import { busy } from '#server/errors/errors.ts';
import { holdRow } from '#server/graphql/write/heldRows.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { isId, parseRow, rowText, run, type Tx } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
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
  const events = await run<{ row: string; visible: boolean }>(
    write.tx,
    sql`select ${rowText('t')}, ${eventScope('t', write.viewer)} as visible from centre_events as t
        where t.id = any(${[...new Set(ids)]}::bigint[]) order by t.id for update of t`,
  );
  for (const { row: text, visible } of events) {
    const row = parseRow('centre_events', text);
    holdRow(write.tx, 'centre_events', row.id, { row, isVisible: visible });
  }
  // Moved to another event while we waited for this one: that one is not ours to count.
  if (target.id !== null && (await eventOf(write.tx, table, target.id)) !== current) throw busy();
}

async function eventOf(tx: Tx, table: JourneyTable, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const [row] = await run<{ event: string }>(
    tx,
    sql`select centre_event_id::text as event from ${sql.id(table)} where id = ${id}`,
  );
  return row?.event ?? null;
}
