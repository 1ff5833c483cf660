import { sql } from 'kysely';
import { waitingListScope } from '../eventBooking/bookingScope.ts';
import { generatedDocumentScope } from '../documentRun/documentRunScope.ts';
import { mergePolicy } from '../participant/index.ts';
import { participantScope } from '../participant/participantScope.ts';
import { nameOfUser } from '../user/userScope.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import { isId } from '#server/db/rows.ts';
import { writableRows } from '#server/graphql/write/WritePolicy.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { doublesOf, keepsOther } from './doubles.ts';

/** What a merge would do, in one statement; null where the viewer may not merge these two (S1). */
export async function readMerge(
  { context, viewer }: WriteSession,
  { id, duplicate_id: duplicate }: { readonly id: string; readonly duplicate_id: string },
): Promise<object | null> {
  const writable = writableRows(mergePolicy, viewer, []);
  if (writable === null || !isId(id) || !isId(duplicate) || id === duplicate) return null;
  const mine = (alias: string): Sql => and([participantScope(alias, viewer), writable(alias)]);
  return context.reads.value<object>(
    sql`select json_build_object(
        'bookings', (select count(*) from event_bookings b where b.participant_id = d.id and b.deleted_at is null),
        'waitingListEntries', (select count(*) from waiting_list_entries w where w.participant_id = d.id and ${waitingListScope('w', viewer)}),
        'documents', (select count(*) from generated_documents g where ${generatedDocumentScope('g', viewer)} and exists (
          select 1 from generated_document_records r where r.generated_document_id = g.id and r.context = 'PARTICIPANT' and r.record_id = d.id::text)),
        'doubles', (select coalesce(json_agg(json_build_object(
            'centreEventId', e.id::text, 'eventName', e.name, 'dateStart', e.date_start, 'dateEnd', e.date_end,
            'keepsDuplicates', pair.keeps_other, 'own', ${booking('own', viewer)}, 'duplicates', ${booking('other', viewer)}) order by e.date_start, e.id), '[]')
          from (select own.id as own_id, other.id as other_id, ${keepsOther} as keeps_other ${doublesOf({ id, duplicate })}) pair
            join event_bookings own on own.id = pair.own_id join event_bookings other on other.id = pair.other_id
            join centre_events e on e.id = own.centre_event_id))::text
      from participants k, participants d
      where k.id = ${id}::bigint and d.id = ${duplicate}::bigint and ${mine('k')} and ${mine('d')}`,
  );
}

function booking(alias: string, viewer: Viewer): Sql {
  const author = `${alias}_author`;
  const name = nameOfUser(sql.id(author, 'full_name'), sql.id(author, 'id'), viewer);
  return sql`json_build_object('id', ${sql.id(alias, 'id')}::text, 'bookingStatus', ${sql.id(alias, 'booking_status')},
    'bookingType', ${sql.id(alias, 'booking_type')}, 'dateCreated', ${sql.id(alias, 'date_created')},
    'authorName', (select ${name} from users ${sql.id(author)} where ${sql.id(author, 'id')} = ${sql.id(alias, 'author_id')}))`;
}
