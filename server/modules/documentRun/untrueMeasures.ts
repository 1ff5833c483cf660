import { sql } from 'kysely';
import { and, or, type Sql } from '#server/db/conditions.ts';
import { saysOtherDays } from './outdatedMeasures.ts';
import { runKinds, runTypes } from './runKindPolicy.ts';
import { whoTheyBecame } from './mergedMeasures.ts';

const needsConfirmed = runTypes.filter((type) => runKinds[type].isOfConfirmed === true);

/**
 * Whoever gets a generated document, by its alias, would be told what is no longer so: its event was moved or is gone, its
 * seat is theirs no more, or its trainer has left.
 */
export function isUntrue(alias: string): Sql {
  const [event, seat, link] = [`${alias}_event`, `${alias}_seat`, `${alias}_link`];
  const its = (column: string) => sql.id(alias, column);
  const isThere = sql`exists (select 1 from "centre_events" ${sql.id(event)}
    where ${sql.id(event, 'id')} = ${its('centre_event_id')} and ${sql.id(event, 'deleted_at')} is null)`;
  const isSeated = sql`exists (select 1 from "event_bookings" ${sql.id(seat)} where ${and([
    sql`${sql.id(seat, 'id')} = ${its('event_booking_id')} and ${sql.id(seat, 'deleted_at')} is null`,
    sql`${sql.id(seat, 'booking_status')} <> 'CANCELLED'`,
    sql`(${its('participant_id')} is null or ${sql.id(seat, 'participant_id')} = ${whoTheyBecame(its('participant_id'))})`,
    sql`(${sql.id(seat, 'booking_status')} = 'CONFIRMED' or coalesce(${its('run_type')}, '') <> all(${[...needsConfirmed]}::text[]))`,
  ])})`;
  const teaches = sql`exists (select 1 from "centre_event_trainers" ${sql.id(link)}
    where ${sql.id(link, 'centre_event_id')} = ${its('centre_event_id')} and ${sql.id(link, 'trainer_id')} = ${its('trainer_id')})`;
  return or([
    saysOtherDays(alias),
    sql`(${its('centre_event_id')} is not null and not ${isThere})`,
    sql`(${its('event_booking_id')} is not null and not ${isSeated})`,
    sql`(${its('trainer_id')} is not null and ${its('centre_event_id')} is not null and not ${teaches})`,
  ]);
}

/**
 * Of the mail `mail` with its document. Whoever sent a document that was untrue already meant to; the covering text was
 * true when it was queued.
 */
export const hasBecomeUntrue = (mail: string, document: string): Sql =>
  sql`(${saysOtherDays(mail, document)} or ${isUntrue(document)} and not exists (select 1 from "tasks" "asked"
    where "asked"."id" = ${sql.id(mail, 'task_id')} and "asked"."payload" -> 'asTheyAre' ? ${sql.id(document, 'guid')}::text))`;
