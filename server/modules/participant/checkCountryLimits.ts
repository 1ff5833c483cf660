import { type Sql, sql } from '../../db/sql.ts';
import type { NextStep, Violation } from '../../graphql/errors.ts';
import { columnText, type Input, sameValue } from '../../graphql/write/Json.ts';
import { isId, run } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { isOver } from '../../measures/eventMeasures.ts';
import { countryLimit, enforce, powersOf, readSeatFacts } from '../bookingRules/index.ts';
import { notifyNextEligible } from '../notification/index.ts';

/** Events to come on which a person takes a trainee's seat. */
const seatsOf = (person: string): Sql =>
  sql`from event_bookings b join centre_events e on e.id = b.centre_event_id
      where b.participant_id = ${person}::bigint and b.deleted_at is null and b.booking_status <> 'CANCELLED'
        and b.booking_type = 'TRAINEE' and not ${isOver('e')}`;

/** K1: a new country moves seats between limits, so the events come first. */
export async function lockBookedEvents(
  write: Write,
  { id, input }: { readonly id: string | null; readonly input: Input },
): Promise<void> {
  if (!isId(id) || input['country_id'] === undefined) return;
  await run(
    write.tx,
    sql`select 1 from centre_events where id in (select e.id ${seatsOf(id)}) order by id for update`,
  );
}

const moves = ({ old, row }: Change): boolean =>
  old !== null && !sameValue(old['country_id'] ?? null, row['country_id'] ?? null);

/** C6, C8, on a change of country: the row is written already, so each booking is asked with its new country. */
export async function checkCountryLimits(
  write: Write,
  change: Change & { readonly id: string },
): Promise<void> {
  if (!moves(change)) return;
  const powers = powersOf(write.viewer);
  const booked = await run<{ booking: string; event: string; author: string; name: string }>(
    write.tx,
    sql`select b.id::text as booking, e.id::text as event, b.author_id::text as author, e.name ${seatsOf(change.id)} order by e.id`,
  );
  for (const { booking, event, author, name } of booked) {
    const participant = columnText(change.row, 'id');
    const facts = await readSeatFacts(
      write.tx,
      { event, author, participant, country: null, booking },
      write.viewer,
    );
    const violation = countryLimit(facts, powers);
    if (violation !== null) {
      const told: Violation = { ...violation, message: `${name}: ${violation.message}`, field: 'country_id' };
      enforce([{ ...told, nextSteps: nextSteps(violation) }], change.input['override_reason'], change.path);
    }
    await notifyNextEligible(write, event);
  }
}

/** Nobody joins a waiting list by moving to another country. */
function nextSteps({ code, overridable }: Violation): readonly NextStep[] {
  if (overridable) return ['GIVE_REASON'];
  return code === 'COUNTRY_LIMIT' ? ['ASK_MANAGER'] : ['COMPLETE_DETAILS'];
}
