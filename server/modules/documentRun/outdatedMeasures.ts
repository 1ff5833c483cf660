import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';
import { type RunKind, runKinds, runTypes } from './runKindPolicy.ts';

/**
 * It says days that its event had before it was moved, in the words of the index of such documents; or the mail of a
 * document does.
 */
export const saysOtherDays = (alias: string, document = alias): Sql => {
  const [start, end] = [sql.id(alias, 'event_start'), sql.id(alias, 'event_end')];
  return sql`coalesce(${start} <> ${sql.id(document, 'kept_event_start')} or ${end} <> ${sql.id(document, 'kept_event_end')}, false)`;
};

/** Whom or what each kind is made for, as documents name it among their records. */
const madeFor: Readonly<Record<RunKind['each'], string>> = {
  event: 'CENTRE_EVENT',
  booking: 'EVENT_BOOKING',
  trainer: 'TRAINER',
};

const contextOf = (alias: string): Sql =>
  sql`case ${sql.id(alias, 'run_type')} ${sql.join(
    runTypes.map((type) => sql.raw(`when '${type}' then '${madeFor[runKinds[type].each]}'`)),
    sql.raw(' '),
  )} end`;

/** Of those whom it was made for somebody has nothing newer of its kind: of a file for many that may be one of them. */
function isLatestOfSome(alias: string): Sql {
  const [named, other, newer] = [`${alias}_for`, `${alias}_other`, `${alias}_newer`];
  const same = (column: string) => sql`${sql.id(newer, column)} = ${sql.id(alias, column)}`;
  return sql`exists (select 1 from "generated_document_records" ${sql.id(named)} where ${and([
    sql`${sql.id(named, 'generated_document_id')} = ${sql.id(alias, 'id')}`,
    sql`${sql.id(named, 'context')} = ${contextOf(alias)}`,
    isStillFor(alias, named),
    sql`not exists (select 1 from "generated_document_records" ${sql.id(other)} join "generated_documents" ${sql.id(newer)}
      on ${sql.id(newer, 'id')} = ${sql.id(other, 'generated_document_id')} where ${and([
        sql`${sql.id(other, 'context')} = ${sql.id(named, 'context')} and ${sql.id(other, 'record_id')} = ${sql.id(named, 'record_id')}`,
        sql`${sql.id(other, 'generated_document_id')} > ${sql.id(alias, 'id')}`,
        same('run_type'),
        same('centre_event_id'),
      ])})`,
  ])})`;
}

/** Nobody makes it again for a seat that is cancelled, nor for a trainer who left. */
function isStillFor(alias: string, named: string): Sql {
  const [seat, link] = [`${alias}_seat`, `${alias}_link`];
  const id = sql`${sql.id(named, 'record_id')}::bigint`;
  return sql`case ${sql.id(named, 'context')}
    when 'EVENT_BOOKING' then exists (select 1 from "event_bookings" ${sql.id(seat)} where ${sql.id(seat, 'id')} = ${id}
      and ${sql.id(seat, 'deleted_at')} is null and ${sql.id(seat, 'booking_status')} <> 'CANCELLED')
    when 'TRAINER' then exists (select 1 from "centre_event_trainers" ${sql.id(link)} where ${sql.id(link, 'trainer_id')} = ${id}
      and ${sql.id(link, 'centre_event_id')} = ${sql.id(alias, 'centre_event_id')})
    else true end`;
}

/** Its event, not over yet, was moved since, and it was not made again. */
export function isOutdated(alias: string): Sql {
  const event = `${alias}_moved`;
  return sql`(${and([
    saysOtherDays(alias),
    sql`exists (select 1 from "centre_events" ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(alias, 'centre_event_id')} and not ${isOver(event)})`,
    isLatestOfSome(alias),
  ])})`;
}
