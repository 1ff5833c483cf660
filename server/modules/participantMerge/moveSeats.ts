import { sql } from 'kysely';
import type { AnyRow } from '#server/db/Row.ts';
import { idOf, run, select, update } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { auditChange, auditedColumns, pick } from '#server/graphql/write/auditChange.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { bookingsOf } from '../eventBooking/bookingMeasures.ts';
import { bookingService } from '../eventBooking/index.ts';
import { closeEntry, waitingListService } from '../waitingListEntry/index.ts';
import { doublesOf, keepsOther, type Two } from './doubles.ts';

/** Answers the events on which both had a booking. */
export async function dropDoubles(
  write: Write,
  two: Two,
  kept: readonly string[],
): Promise<readonly string[]> {
  const pairs = await run<{ own: string; other: string; event: string; keepsOther: boolean }>(
    write.tx,
    sql`select own.id::text as own, other.id::text as other, own.centre_event_id::text as event, ${keepsOther} as "keepsOther" ${doublesOf(two)}`,
  );
  refuseStrange(pairs, kept);
  for (const { own, other, keepsOther: isOther } of pairs) {
    const dropped = kept.includes(own) || (!isOther && !kept.includes(other)) ? other : own;
    const [old] = await select(write.tx, 'event_bookings', sql`where t.id = ${dropped}`);
    if (old === undefined) continue;
    const row = await update(write.tx, 'event_bookings', dropped, { deleted_at: write.now.toISOString() });
    await auditChange(write, bookingService.definition, row, {
      event: 'deleted',
      old: pick(old, auditedColumns(old)),
      new: null,
    });
  }
  return pairs.map(({ event }) => event);
}

function refuseStrange(
  pairs: readonly { readonly own: string; readonly other: string }[],
  kept: readonly string[],
): void {
  for (const [index, id] of kept.entries()) {
    const path = `input.keep_bookings.${index}`;
    const pair = pairs.find(({ own, other }) => own === id || other === id);
    if (pair === undefined)
      throw validationFailed(path, 'Both have to have a booking on the event of this one.');
    if (kept.includes(pair.own) && kept.includes(pair.other))
      throw validationFailed(path, 'Of two bookings on one event only one can be kept.');
  }
}

/** Those that are deleted or cancelled too: they are of the same person. */
export async function moveBookings(write: Write, two: Two): Promise<readonly string[]> {
  const rows = await select(
    write.tx,
    'event_bookings',
    sql`where ${bookingsOf('t', [two.duplicate])} order by t.id`,
  );
  for (const old of rows) await move(write, 'event_bookings', { two, old });
  return rows.map(({ id }) => id);
}

/** W2: of two places in one line the better is kept, and none where the person is booked. */
export async function moveEntries(write: Write, two: Two): Promise<void> {
  await closeEntries(write, two);
  const rows = await select(
    write.tx,
    'waiting_list_entries',
    sql`where t.participant_id = ${two.duplicate} order by t.id`,
  );
  for (const old of rows) await move(write, 'waiting_list_entries', { two, old });
}

async function closeEntries(write: Write, { id, duplicate }: Two): Promise<void> {
  const both = sql`any(${[id, duplicate]}::bigint[])`;
  const active = (entry: string) =>
    sql`waiting_entry_is_active(${sql.id(entry, 'deleted_at')}, ${sql.id(entry, 'closed_at')})`;
  const place = (entry: string) =>
    sql`(-${sql.id(entry, 'priority')}, ${sql.id(entry, 'date_created')}, ${sql.id(entry, 'id')})`;
  const rows = await select(
    write.tx,
    'waiting_list_entries',
    sql`where t.participant_id = ${both} and ${active('t')} and (
        exists (select 1 from event_bookings b where b.centre_event_id = t.centre_event_id and b.participant_id = ${both}
          and b.deleted_at is null and b.booking_status <> 'CANCELLED')
        or exists (select 1 from waiting_list_entries o where o.centre_event_id = t.centre_event_id and o.participant_id = ${both}
          and ${active('o')} and ${place('o')} < ${place('t')})) order by t.id`,
  );
  for (const { id: entry } of rows) await closeEntry(write, entry, 'MERGED');
}

const services = { event_bookings: bookingService, waiting_list_entries: waitingListService } as const;

async function move(
  write: Write,
  table: keyof typeof services,
  { two, old }: { readonly two: Two; readonly old: AnyRow },
): Promise<void> {
  const row = await update(write.tx, table, idOf(old), { participant_id: two.id });
  await auditChange(write, services[table].definition, row, {
    event: 'updated',
    old: { participant_id: two.duplicate },
    new: { participant_id: two.id },
  });
}
