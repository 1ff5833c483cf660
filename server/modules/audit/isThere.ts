import { sql } from 'kysely';
import { isNotDeleted } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { type Sql, TRUE } from '#server/db/conditions.ts';
import type { Noun } from '#server/graphql/noun/defineNoun.ts';
import { documentScope } from '../approvedDocument/documentScope.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { generatedDocumentScope } from '../documentRun/documentRunScope.ts';
import { bookingScope, waitingListScope } from '../eventBooking/bookingScope.ts';
import { participantScope } from '../participant/participantScope.ts';
import { savedViewScope } from '../savedView/savedViewScope.ts';
import { type Audited, recordOf } from './auditScope.ts';

/** What may be deleted, closed or merged into another, and come back; all else is there until its deletion is told. */
const leaving: readonly Omit<Audited, 'id'>[] = [
  { type: 'CentreEvent', table: 'centre_events', scope: eventScope },
  { type: 'EstimatedCost', table: 'centre_events', scope: eventScope },
  { type: 'EventBooking', table: 'event_bookings', scope: bookingScope },
  { type: 'WaitingListEntry', table: 'waiting_list_entries', scope: waitingListScope },
  { type: 'Participant', table: 'participants', scope: participantScope },
  { type: 'ApprovedDocument', table: 'approved_documents', scope: documentScope },
  { type: 'GeneratedDocument', table: 'generated_documents', scope: generatedDocumentScope },
  { type: 'SavedView', table: 'saved_views', scope: savedViewScope },
  { type: 'Redirect', table: 'redirects', scope: isNotDeleted },
  { type: 'CostCategory', table: 'cost_categories', scope: () => TRUE },
];

/** Whether the record that a row of the log is about, or what it is a part of, can still be opened by the viewer. */
export function isThere(alias: string, viewer: Viewer): Sql {
  const record = `${alias}_there`;
  const whens = leaving.map(
    ({ type, table, scope }) =>
      sql`when ${sql.raw(`'${type}'`)} then exists (select 1 from ${sql.id(table)} ${sql.id(record)}
        where ${sql.id(record, 'id')} = ${recordOf(alias)} and ${scope(record, viewer)})`,
  );
  return sql`case ${sql.id(alias, 'auditable_type')} ${sql.join(whens, sql.raw(' '))} else ${sql.id(alias, 'event')} <> 'deleted' end`;
}

/** Of what comes back, a deletion in its history does not say that it is gone. */
export function unaskedByLog({ writes }: Pick<Noun, 'writes'>): readonly string[] {
  if (writes?.definition.deletedColumn === undefined) return [];
  const { type } = writes.definition;
  return leaving.some((one) => one.type === type)
    ? []
    : [`${type} can be deleted and come back, and wants a line in server/modules/audit/isThere.ts`];
}
