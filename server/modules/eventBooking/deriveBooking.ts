import { sql } from 'kysely';
import { columnText, type Row, sameValue, toJson } from '../../graphql/write/Json.ts';
import { run } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { eventOfJourney, participantOfInput } from '../journey/index.ts';
import { noPassport, passportOfInput } from '../passport/index.ts';
import { checkPlaceholderCountry } from './checkPlaceholderCountry.ts';
import { placeholderExpiry } from './placeholderExpiry.ts';

/** The columns of a booking that the server decides. */
export async function deriveBooking(write: Write, change: Change): Promise<Row> {
  const author: Row = change.old === null ? { author_id: change.values['author_id'] ?? write.viewer.id } : {};
  const participant = await participantOfInput(write, change);
  const row: Row = { ...change.row, ...author, ...participant };
  const detached = isDetached(change, row);
  return {
    ...author,
    ...participant,
    ...(await passportOfInput(write, change, 'event_bookings')),
    ...(detached ? afterDetaching(change) : {}),
    ...(await placeholderCountry(write, change, row)),
    ...(await expiry(write, change, row)),
    ...cancelReason(change),
  };
}

const isDetached = ({ old }: Change, row: Row): boolean =>
  old !== null && columnText(old, 'participant_id') !== null && columnText(row, 'participant_id') === null;

/** P4: what was personal goes with the person, and nobody is confirmed any more. */
function afterDetaching(change: Change): Row {
  const confirmed =
    change.values['booking_status'] === undefined && change.row['booking_status'] === 'CONFIRMED';
  return {
    ...Object.fromEntries(personal.map((column) => [column, null])),
    ...noPassport,
    ...(confirmed ? { booking_status: 'PENDING' } : {}),
  };
}

const personal = [
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
];

/** C6: a placeholder counts against the country given, else its author's only one; a person brings their own. */
async function placeholderCountry(write: Write, change: Change, row: Row): Promise<Row> {
  const given = change.input['country_id'];
  if (columnText(row, 'participant_id') !== null)
    return row['placeholder_country_id'] === undefined || row['placeholder_country_id'] === null
      ? {}
      : { placeholder_country_id: null };
  if (given !== undefined && given !== null) {
    await checkPlaceholderCountry(write, change, given);
    return { placeholder_country_id: toJson(given) };
  }
  if (change.old !== null && given === undefined && !isDetached(change, row)) return {};
  const [found] = await run<{ country: string | null }>(
    write.tx,
    sql`select coalesce(only_country_of(${columnText(row, 'author_id')}::bigint), (
      select p.country_id from participants p where p.id = ${columnText(change.old ?? {}, 'participant_id')}::bigint))::text as country`,
  );
  return { placeholder_country_id: found?.country ?? null };
}

/**
 * P1, P4: a placeholder expires, a booking with a participant does not. P3: what is set stays unless somebody sets
 * it, or the placeholder begins anew, as it does on another event.
 */
async function expiry(write: Write, change: Change, row: Row): Promise<Row> {
  if (columnText(row, 'participant_id') !== null) return { date_expiry: null };
  const given = change.values['date_expiry'];
  if (given !== undefined && given !== null) return {};
  const old = change.old;
  const begins =
    old === null ||
    old['participant_id'] !== null ||
    !sameValue(old['centre_event_id'] ?? null, row['centre_event_id'] ?? null) ||
    (old['booking_status'] === 'CANCELLED' && change.row['booking_status'] !== 'CANCELLED');
  if (!begins && given === undefined) return {};
  return { date_expiry: placeholderExpiry(write, await eventOfJourney(write, change.row)) };
}

/** P2, B3: who ended it; a booking that lives has no such reason. */
function cancelReason({ old, row }: Change): Row {
  const cancelled = row['booking_status'] === 'CANCELLED';
  if (cancelled) return old?.['booking_status'] === 'CANCELLED' ? {} : { cancel_reason: 'PERSON' };
  return columnText(old ?? {}, 'cancel_reason') === null ? {} : { cancel_reason: null };
}
