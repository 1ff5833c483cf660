import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { attendanceScope } from '../eventBooking/bookingScope.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Row } from '#server/db/Row.ts';
import { forbidden } from '#server/errors/errors.ts';
import { refused } from '#server/errors/bookingRefusals.ts';
import { saidAt } from '#server/errors/saidAt.ts';
import type { Keyed } from '#server/graphql/idempotency/onceByKey.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import { exists, select, update } from '#server/db/rows.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { lineClosed } from '../bookingRules/index.ts';
import { hasStarted } from '../centreEvent/eventMeasures.ts';
import { bookingService } from '../eventBooking/index.ts';
import { lockEvents, personalColumns } from '../journey/index.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { openPassport } from '../passport/index.ts';
import { waitingListService } from './service.ts';

interface Upgrade extends Keyed {
  readonly id: string;
  readonly override_reason?: string | null;
}

/**
 * W5, in one transaction: a TRAINEE booking in NEW with everything the entry knew, its author kept; the entry is
 * closed with the booking's id. Asked again, the same booking. Refused, the entry is as it was.
 */
export async function upgradeEntry(session: WriteSession, { id, override_reason }: Upgrade): Promise<string> {
  if (reach(session.viewer, 'waiting.upgrade') === 'none') throw forbidden('upgrade this waiting-list entry');
  const places = { 'input.override_reason': 'override_reason', otherwise: 'id' };
  return saidAt(places, () =>
    bookingService.transaction(session, async (write) => {
      // K1: event, waiting entry, booking.
      await lockEvents(write, 'waiting_list_entries', { id, input: {} });
      const entry = await lockedEntry(write, id);
      const done = entry.event_booking_id;
      if (done !== null) return done;
      if (entry.closed_at !== null) throw refused(closed);
      if (await hasBegun(write, entry)) throw refused(lineClosed);
      const booking = await bookingService.createIn(
        write,
        { ...bookingInput(write, entry), override_reason: override_reason ?? undefined },
        'input',
        { author_id: entry.author_id, participant_id: entry.participant_id },
      );
      await close(write, entry, booking, override_reason ?? null);
      await notifyNextEligible(write, entry.centre_event_id);
      return booking;
    }),
  );
}

type Entry = Row<'waiting_list_entries'>;

const closed = {
  code: 'ENTRY_CLOSED',
  message: 'This entry is no longer on the waiting list.',
  nextSteps: ['CHOOSE_ANOTHER_EVENT'],
} as const;

/** Those closed are found too: an upgrade may be asked for again. */
const lockedEntry = (write: Write, id: string): Promise<Entry> =>
  mustFind('WaitingListEntry', id, () =>
    select(
      write.tx,
      'waiting_list_entries',
      sql`where t.id = ${id} and t.deleted_at is null
          and ${attendanceScope('t', write.viewer)} for update of t`,
    ),
  );

const hasBegun = (write: Write, entry: Entry): Promise<boolean> =>
  exists(
    write.tx,
    sql`select 1 from centre_events e where e.id = ${entry.centre_event_id} and ${hasStarted('e')}`,
  );

/** What an entry and a booking have in common. */
const copied = [...personalColumns, 'notes'] as const;

function bookingInput(write: Write, entry: Entry): Input {
  const values = Object.fromEntries(copied.map((column) => [column, entry[column]]));
  return {
    ...values,
    ...openPassport(write.context.cipher, 'waiting_list_entries', entry),
    booking_status: 'NEW',
    booking_type: 'TRAINEE',
    centre_event_id: entry.centre_event_id,
    waiting_list_entry_id: entry.id,
  };
}

async function close(write: Write, entry: Entry, booking: string, reason: string | null): Promise<void> {
  const values = {
    closed_at: write.now.toISOString(),
    closed_reason: 'UPGRADED',
    event_booking_id: booking,
  } as const;
  const row = await update(write.tx, 'waiting_list_entries', entry.id, values);
  const said = trimmed(reason) === '' ? {} : { override_reason: trimmed(reason) };
  await auditChange(write, waitingListService.definition, row, {
    event: 'updated',
    old: { closed_at: null, closed_reason: null, event_booking_id: null },
    new: { ...values, ...said },
  });
}
