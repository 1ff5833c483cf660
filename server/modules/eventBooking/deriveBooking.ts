import { sql } from 'kysely';
import { asText, sameValue, toJson } from '#server/db/Json.ts';
import { nulls } from '#server/db/conditions.ts';
import type { Draft, NextRow } from '#server/db/Row.ts';
import { run } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { eventOfJourney, participantOfInput, personalColumns } from '../journey/index.ts';
import { noPassport, passportOfInput } from '../passport/index.ts';
import { heldCountry } from '../bookingRules/index.ts';
import { checkAuthor } from './checkAuthor.ts';
import { placeholderBegins, placeholderExpiry } from './placeholderExpiry.ts';
import { isVisible, NOT_VISIBLE } from '#server/graphql/write/references.ts';

type Booking = NextRow<'event_bookings'>;
type BookingChange = Change<'event_bookings'>;

/** The columns of a booking that the server decides. */
export async function deriveBooking(write: Write, change: BookingChange): Promise<Draft<'event_bookings'>> {
  const author = change.old === null ? { author_id: change.values.author_id ?? write.viewer.id } : {};
  await checkAuthor(write, change);
  const participant = await participantOfInput(write, change);
  const row: Booking = { ...change.row, ...author, ...participant };
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

const isDetached = ({ old }: BookingChange, row: Booking): boolean =>
  old !== null && old.participant_id !== null && row.participant_id === null;

/** P4: what was personal goes with the person, and nobody is confirmed any more. */
function afterDetaching(change: BookingChange): Draft<'event_bookings'> {
  const confirmed = change.values.booking_status === undefined && change.row.booking_status === 'CONFIRMED';
  return {
    ...nulls(personalColumns),
    ...noPassport,
    ...(confirmed ? { booking_status: 'PENDING' } : {}),
  };
}

/**
 * C6: a placeholder counts against the country given, else its author's only one; a person brings their own. Handed
 * over to an author of several, it keeps a country that is theirs too.
 */
async function placeholderCountry(
  write: Write,
  change: BookingChange,
  row: Booking,
): Promise<Draft<'event_bookings'>> {
  const given = change.input.country_id;
  if (row.participant_id !== null)
    return row.placeholder_country_id === null ? {} : { placeholder_country_id: null };
  if (given !== undefined && given !== null) {
    const country = asText(toJson(given));
    await checkPlaceholderCountry(write, change, country);
    return { placeholder_country_id: country };
  }
  const handedOver = change.old !== null && !sameValue(change.old.author_id, row.author_id);
  if (change.old !== null && given === undefined && !isDetached(change, row) && !handedOver) return {};
  const [found] = await run<{ country: string | null }>(
    write.tx,
    sql`select coalesce(only_country_of(${row.author_id}::bigint), (
      select p.country_id from participants p where p.id = ${change.old?.participant_id}::bigint), (
      select u.country_id from user_countries u where u.user_id = ${row.author_id}::bigint
        and u.country_id = ${given === undefined ? change.old?.placeholder_country_id : null}::bigint))::text as country`,
  );
  return { placeholder_country_id: found?.country ?? null };
}

/**
 * P1, P4: a placeholder expires, a booking with a participant does not. P3: what is set stays unless somebody sets
 * it, or the placeholder begins anew, as it does on another event.
 */
async function expiry(write: Write, change: BookingChange, row: Booking): Promise<Draft<'event_bookings'>> {
  if (row.participant_id !== null) return { date_expiry: null };
  const given = change.values.date_expiry;
  if (given !== undefined && given !== null) return {};
  if (given === undefined && !placeholderBegins({ old: change.old, row })) return {};
  return { date_expiry: placeholderExpiry(write, await eventOfJourney(write, change.row)) };
}

/** P2, B3: who ended it; a booking that lives has no such reason. */
function cancelReason({ old, row }: BookingChange): Draft<'event_bookings'> {
  const cancelled = row.booking_status === 'CANCELLED';
  if (cancelled) return old?.booking_status === 'CANCELLED' ? {} : { cancel_reason: 'PERSON' };
  return (old?.cancel_reason ?? null) === null ? {} : { cancel_reason: null };
}

/** What a placeholder counts for already, nobody is asked about again. */
async function checkPlaceholderCountry(write: Write, change: BookingChange, given: string): Promise<void> {
  if (sameValue(change.old?.placeholder_country_id, given)) return;
  const path = `${change.path}.country_id`;
  const foreign = heldCountry(given, write.viewer);
  if (!(await isVisible(write, 'Country', given))) change.problems.add(path, NOT_VISIBLE);
  else if (foreign !== null) change.problems.add(path, foreign.message);
}
