import { sql } from 'kysely';
import { and, or, TRUE, type Sql } from '#server/db/conditions.ts';
import { asGivenBy, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { attendanceHistoryScope, bookingHistoryScope } from '../eventBooking/bookingScope.ts';
import { documentHistoryScope } from '../approvedDocument/documentScope.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';
import { documentRunScope, generatedDocumentScope } from '../documentRun/documentRunScope.ts';
import { byCountry, inOwnCountries } from '#server/access/countries.ts';
import type { RowScope } from '#server/graphql/Entity.ts';
import { eventHistoryScope } from '../centreEvent/eventScope.ts';
import { participantHistoryScope } from '../participant/participantScope.ts';
import { requestScope } from '../participantRequest/requestScope.ts';
import { trainerScope } from '../trainer/trainerScope.ts';

/**
 * Each audit row carries the country its record had, so that changes of deleted records stay readable. Of a record
 * that lies with others now, or is hidden for another reason than its country, nothing is told either (S1, S2), also where
 * another role shows it.
 */
export function auditScope(alias: string, viewer: Viewer): Sql {
  const filed = byCountry('audit.read', viewer, sql.id(alias, 'country_id'));
  return reach(viewer, 'audit.read') === 'countries'
    ? and([filed, isOfVisibleRecord(alias, asGivenBy(viewer, 'audit.read'))])
    : filed;
}

/** Where a row of the log finds the record that it is about, and who sees that. */
export interface Audited {
  readonly type: string;
  readonly table: string;
  /** Where not the record itself is looked up, but what it belongs to. */
  readonly id?: (audit: string) => Sql;
  readonly scope: RowScope;
}

const audited: readonly Audited[] = [
  {
    type: 'EventBooking',
    table: 'event_bookings',
    // Most seats were never anybody else's, and have no history of others to look through.
    scope: (alias, viewer) =>
      and([
        bookingHistoryScope(alias, viewer),
        or([sql`not ${sql.id(alias, 'kept_had_others')}`, namesVisiblePeople('EventBooking', alias, viewer)]),
      ]),
  },
  {
    type: 'WaitingListEntry',
    table: 'waiting_list_entries',
    scope: (alias, viewer) =>
      and([attendanceHistoryScope(alias, viewer), namesVisiblePeople('WaitingListEntry', alias, viewer)]),
  },
  { type: 'CentreEvent', table: 'centre_events', scope: eventHistoryScope },
  { type: 'EstimatedCost', table: 'centre_events', id: recordOf, scope: eventHistoryScope },
  { type: 'Participant', table: 'participants', scope: participantHistoryScope },
  { type: 'ParticipantRequest', table: 'participant_requests', scope: requestScope },
  { type: 'Trainer', table: 'trainers', scope: trainerScope },
  { type: 'TrainingCentre', table: 'training_centres', scope: centreScope },
  { type: 'ApprovedDocument', table: 'approved_documents', scope: documentHistoryScope },
  { type: 'DocumentRun', table: 'document_runs', scope: documentRunScope },
  { type: 'GeneratedDocument', table: 'generated_documents', scope: generatedDocumentScope },
];

/** A seat tells of everybody who was on it: P4 takes people off, and their travel stays in the history. */
function namesVisiblePeople(type: string, record: string, viewer: Viewer): Sql {
  const [told, person] = [`${record}_told`, `${record}_named`];
  const visible = participantHistoryScope(person, viewer);
  if (visible === TRUE) return TRUE;
  const named = (values: string) => sql`(${sql.id(told, values)} ->> 'participant_id')::bigint`;
  return sql`not exists (select 1 from "audits" ${sql.id(told)} join "participants" ${sql.id(person)}
    on ${sql.id(person, 'id')} in (${named('old_values')}, ${named('new_values')})
    where ${sql.id(told, 'auditable_type')} = ${sql.raw(`'${type}'`)} and ${sql.id(told, 'auditable_id')} = ${sql.id(record, 'id')}
      and (${visible}) is not true)`;
}

/** Whose history a row belongs to: the event's where one of its costs was changed, which may be gone by now; else the record's own. */
export function recordOf(alias: string): Sql {
  return sql`coalesce(${sql.id(alias, 'owner_id')}, ${sql.id(alias, 'auditable_id')})`;
}

/**
 * Most records never move: of those the row keeps where they are (ADR 21), which tells whoever sees bookings and people
 * of their countries. Where it keeps nothing, or the record has moved since, the record is asked.
 */
function isOfVisibleRecord(alias: string, viewer: Viewer): Sql {
  if (!seesByCountryAlone(viewer)) return asksRecord(alias, viewer);
  const [kept, moved] = [sql.id(alias, 'kept_person_country_id'), `${alias}_moved`];
  const hasMoved = sql`exists (select 1 from "moved_records" ${sql.id(moved)} where ${sql.id(moved, 'auditable_type')} = ${sql.id(alias, 'auditable_type')} and ${sql.id(moved, 'auditable_id')} = ${sql.id(alias, 'auditable_id')})`;
  return sql`case when ${kept} is null or ${hasMoved} then ${asksRecord(alias, viewer)} else ${inOwnCountries(kept, viewer)} end`;
}

const seesByCountryAlone = (viewer: Viewer): boolean =>
  (['events.read', 'participants.read', 'bookings.read'] as const).every(
    (capability) => reach(viewer, capability) === 'countries',
  );

/** For each row its own record is looked up by id, and no other; that there is none hides it. */
export function asksRecord(alias: string, viewer: Viewer): Sql {
  const record = `${alias}_record`;
  const whens = audited.map(({ type, table, id, scope }) => {
    const owner = id?.(alias) ?? sql.id(alias, 'auditable_id');
    return sql`when ${sql.raw(`'${type}'`)} then (select ${scope(record, viewer)} from ${sql.id(table)} ${sql.id(record)} where ${sql.id(record, 'id')} = ${owner})`;
  });
  return sql`case ${sql.id(alias, 'auditable_type')} ${sql.join(whens, sql.raw(' '))} else true end`;
}
