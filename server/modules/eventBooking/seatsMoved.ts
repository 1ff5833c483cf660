import type { NextRow, Row } from '#server/db/Row.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { notifyNextEligible } from '../notification/index.ts';
import type { Tx } from '#server/db/rows.ts';

const empty = new WeakMap<Tx, Set<string>>();

/** Nobody waits for the event, whose row this transaction holds (K1): nobody can join the line until it ends. */
export function noteEmptyLine({ tx }: Write, event: string): void {
  empty.set(tx, (empty.get(tx) ?? new Set()).add(event));
}

const isLineEmpty = ({ tx }: Write, event: string): boolean => empty.get(tx)?.has(event) === true;

/** What may take or free a seat, or room under a country's or a user's limit. */
const moving = [
  'booking_status',
  'booking_type',
  'centre_event_id',
  'participant_id',
  'placeholder_country_id',
  'author_id',
  'date_expiry',
] as const;

/** W4: whoever comes next hears of it; B3 frees, and promotes nobody. What takes a seat ends the turn of whoever had been told. */
export async function afterChange(write: Write, change: Change<'event_bookings'>): Promise<void> {
  const { old, row, input } = change;
  // W5: the upgrade tells, once the entry has left the line.
  if (input.waiting_list_entry_id !== undefined) return;
  if (old !== null && !differs(change, ...moving)) return;
  const events = [old, row].flatMap((state) => (state === null ? [] : traineesEvent(state)));
  for (const event of new Set(events)) if (!isLineEmpty(write, event)) await notifyNextEligible(write, event);
}

export async function afterDelete(write: Write, old: Row<'event_bookings'>): Promise<void> {
  for (const event of traineesEvent(old)) await notifyNextEligible(write, event);
}

function traineesEvent(row: NextRow<'event_bookings'>): readonly string[] {
  const event = row.centre_event_id;
  return event === null || row.booking_type !== 'TRAINEE' ? [] : [event];
}
