import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { NextRow } from '#server/db/Row.ts';
import { runJson } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { isRestored } from '../journey/index.ts';
import { confirmation, enforce, incomplete, type Powers } from '../bookingRules/index.ts';

/** B2: on becoming confirmed everything is asked; no change makes who is confirmed lack what they did not lack before. */
export async function checkConfirmation(
  write: Write,
  change: Change<'event_bookings'>,
  powers: Powers,
  reason: unknown,
): Promise<void> {
  const { old, row, path } = change;
  if (row.booking_status !== 'CONFIRMED') return;
  const becomes =
    old === null ||
    old.booking_status !== 'CONFIRMED' ||
    differs(change, 'centre_event_id') ||
    isRestored(change);
  const [found] = await runJson<Found>(
    write.tx,
    sql`select json_build_object('missing', ${missing(row)}, 'before', ${missing(old ?? row)},
          'authorisation', c.authorisation_required and not e.authorisation_obtained,
          'contract', c.contract_required and not e.contract_executed)::text as row
        from centre_events e join training_centres c on c.id = e.training_centre_id
        where e.id = ${row.centre_event_id}::bigint`,
  );
  if (found === undefined) throw new Error('The event of a booking is gone.');
  const hasParticipant = row.participant_id !== null;
  if (becomes || !hasParticipant) {
    const facts = {
      hasParticipant,
      missing: found.missing,
      lacksAuthorisation: found.authorisation,
      lacksContract: found.contract,
    };
    enforce(confirmation(facts, powers), reason, path);
    return;
  }
  const lost = found.missing.filter((field) => !found.before.includes(field));
  enforce([incomplete(lost)], null, path);
}

interface Found {
  readonly missing: readonly string[];
  readonly before: readonly string[];
  readonly authorisation: boolean;
  readonly contract: boolean;
}

type Booking = NextRow<'event_bookings'>;

const flag = (row: Booking): Sql => sql`${row.visa_required}::boolean`;

/** G1: the fields that are asked for and empty. */
function missing(row: Booking): Sql {
  return sql`booking_collect_missing(e.id, ${row.participant_id}::bigint, ${flag(row)}, ${JSON.stringify(row)}::jsonb)`;
}
