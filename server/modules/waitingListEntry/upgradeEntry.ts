import { sql } from 'kysely';
import { attendanceScope } from '../../access/scopes/bookingScope.ts';
import { reach } from '../../access/roleTable.ts';
import { forbidden, notFound, refused } from '../../graphql/errors.ts';
import { auditChange } from '../../graphql/write/auditChange.ts';
import { columnText, idOf, type Row } from '../../graphql/write/Json.ts';
import { isId, rowText, select, update } from '../../graphql/write/rows.ts';
import type { Write, WriteSession } from '../../graphql/write/WriteDefinition.ts';
import { bookingService } from '../eventBooking/index.ts';
import { lockEvents } from '../journey/index.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { openPassport } from '../passport/index.ts';
import { waitingListService } from './service.ts';

interface Upgrade {
  readonly id: string;
  readonly override_reason?: string | null;
}

/**
 * W5, in one transaction: a TRAINEE booking in NEW with everything the entry knew, its author kept; the entry is
 * closed with the booking's id. Asked again, the same booking. Refused, the entry is as it was.
 */
export async function upgradeEntry(session: WriteSession, { id, override_reason }: Upgrade): Promise<string> {
  if (reach(session.viewer, 'waiting.upgrade') === 'none') throw forbidden('upgrade this waiting-list entry');
  return bookingService.transaction(session, async (write) => {
    // K1: event, waiting entry, booking.
    await lockEvents(write, 'waiting_list_entries', { id, input: {} });
    const entry = await lockedEntry(write, id);
    const done = columnText(entry, 'event_booking_id');
    if (done !== null) return done;
    if (columnText(entry, 'closed_at') !== null) throw refused(closed);
    const booking = await bookingService.createIn(
      write,
      { ...bookingInput(write, entry), override_reason: override_reason ?? undefined },
      'input',
      { author_id: entry['author_id'] ?? null, participant_id: entry['participant_id'] ?? null },
    );
    await close(write, entry, booking, override_reason ?? null);
    await notifyNextEligible(write, String(columnText(entry, 'centre_event_id')));
    return booking;
  });
}

const closed = {
  code: 'ENTRY_CLOSED',
  message: 'This entry is no longer on the waiting list.',
  overridable: false,
  nextSteps: ['CHOOSE_ANOTHER_EVENT'],
} as const;

/** Those closed are found too: an upgrade may be asked for again. */
async function lockedEntry(write: Write, id: string): Promise<Row> {
  const [entry] = isId(id)
    ? await select(
        write.tx,
        sql`select ${rowText('t')} from waiting_list_entries as t where t.id = ${id} and t.deleted_at is null
            and ${attendanceScope('t', write.viewer)} for update of t`,
      )
    : [];
  if (entry === undefined) throw notFound('WaitingListEntry', id);
  return entry;
}

/** What an entry and a booking have in common. */
const copied = [
  'accommodation',
  'transportation',
  'transport_method',
  'date_arrival',
  'arrival_from',
  'arrival_flight',
  'date_departure',
  'departure_city',
  'departure_to',
  'departure_flight',
  'date_check_in',
  'date_check_out',
  'date_of_birth',
  'visa_required',
  'expectations',
  'notes',
];

function bookingInput(write: Write, entry: Row): Row {
  const values = Object.fromEntries(copied.map((column) => [column, entry[column] ?? null]));
  return {
    ...values,
    ...openPassport(write.context.passports, 'waiting_list_entries', entry),
    booking_status: 'NEW',
    booking_type: 'TRAINEE',
    centre_event_id: columnText(entry, 'centre_event_id'),
    waiting_list_entry_id: idOf(entry),
  };
}

async function close(write: Write, entry: Row, booking: string, reason: string | null): Promise<void> {
  const values: Row = {
    closed_at: write.now.toISOString(),
    closed_reason: 'UPGRADED',
    event_booking_id: booking,
  };
  const row = await update(write.tx, 'waiting_list_entries', idOf(entry), values, new Set());
  const said: Row = reason === null || reason.trim() === '' ? {} : { override_reason: reason.trim() };
  await auditChange(write, waitingListService.definition, row, {
    event: 'updated',
    old: { closed_at: null, closed_reason: null, event_booking_id: null },
    new: { ...values, ...said },
  });
}
