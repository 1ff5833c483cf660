import { sql } from 'kysely';
import { and, FALSE } from '#server/db/conditions.ts';
import { isUuid } from '#server/words/isUuid.ts';
import { forbidden, notFound, tooMany, validationFailed } from '#server/errors/errors.ts';
import { documentForbidden, fileDeleted } from '#server/errors/runRefusals.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { whyNotAbout, whyNotFreeText, whyNotMake } from './documentPolicy.ts';
import { generatedDocumentScope, handedOnScope } from './documentRunScope.ts';
import { moneyIn, whyNotMoney } from './moneyInText.ts';
import { hasItsFile } from './passportMeasures.ts';
import type { RunType } from './runKindPolicy.ts';
import { isUntrue } from './untrueMeasures.ts';
import { whoTheyBecame } from './mergedMeasures.ts';

export interface FoundDocument {
  readonly id: string;
  readonly guid: string;
  readonly title: string;
  readonly fileName: string;
  readonly runType: RunType | null;
  readonly countryId: string | null;
  readonly participantId: string | null;
  readonly trainerId: string | null;
  readonly dateSent: string | null;
  readonly isFileDeleted: boolean;
  /** It says what is no longer so. */
  readonly isUntrue: boolean;
  /** Everything that it is about is within the reach of whoever hands it on. */
  readonly isWithin: boolean;
  /** What one of free text took from its records. */
  readonly freePaths: readonly string[];
  /** One of a kind: its person, their booking, the event. None where it is for nobody in particular. */
  readonly records: readonly { readonly context: string; readonly id: string }[];
}

/**
 * Documents by their guids, in their order.
 * @throws notFound where one of them is hidden from the viewer: all or nothing (M4)
 */
export async function documentsByGuid(
  session: WriteSession,
  guids: readonly string[],
  { path, atMost }: { readonly path: string; readonly atMost: number },
): Promise<readonly FoundDocument[]> {
  if (generatedDocumentScope('d', session.viewer) === FALSE) throw forbidden('see documents that were made');
  const asked = [...new Set(guids.map((guid) => guid.toLowerCase()))];
  if (asked.length === 0) throw validationFailed(path, 'Name at least one document.');
  if (asked.length > atMost) throw tooMany('Documents at once', atMost);
  const strange = asked.find((guid) => !isUuid(guid));
  if (strange !== undefined) throw notFound('GeneratedDocument', strange);
  const found = await visibleDocuments(session, asked);
  return asked.map((guid) => {
    const document = found.get(guid);
    if (!document) throw notFound('GeneratedDocument', guid);
    return document;
  });
}

/** By their guids those of them that the viewer sees. */
export async function visibleDocuments(
  { context, viewer }: WriteSession,
  guids: readonly string[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const found = await context.reads.list<FoundDocument>(
    sql`select coalesce(json_agg(json_build_object('id', d.id::text, 'guid', d.guid, 'title', d.title, 'fileName', d.file_name,
          'runType', d.run_type, 'countryId', e.country_id::text, 'participantId', ${whoTheyBecame(sql`d.participant_id`)}::text, 'trainerId', d.trainer_id::text,
          'dateSent', to_char(d.kept_sent_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'isFileDeleted', not ${hasItsFile('d')}, 'isUntrue', ${isUntrue('d')}, 'isWithin', (${handedOnScope('d', viewer)}) is true,
          'freePaths', (select coalesce(json_agg(distinct f ->> 'path'), '[]') from jsonb_array_elements(d.fields) f where d.run_type is null),
          'records', (select coalesce(json_agg(json_build_object('context', r.context, 'id',
            case when r.context = 'PARTICIPANT' then ${whoTheyBecame(sql`r.record_id::bigint`)}::text else r.record_id end)), '[]')
            from generated_document_records r where r.generated_document_id = d.id and ${isItsOwn}))), '[]')::text
        from generated_documents d left join centre_events e on e.id = d.centre_event_id
        where ${and([sql`d.guid = any(${[...guids]}::uuid[])`, generatedDocumentScope('d', viewer)])}`,
  );
  return new Map(found.map((each) => [each.guid, each]));
}

/** Of the records that a document names those that it is for: others stand in its text, and none of them in its mail. */
const isItsOwn = sql`coalesce(d.participant_id, d.trainer_id) is not null and r.record_id = case r.context
  when 'PARTICIPANT' then d.participant_id::text when 'TRAINER' then d.trainer_id::text
  when 'EVENT_BOOKING' then d.event_booking_id::text when 'CENTRE_EVENT' then d.centre_event_id::text
  when 'TRAINER_HONORARIA' then d.centre_event_id || '-' || d.trainer_id else r.record_id end`;

/** @throws forbidden in words: handing documents on is for whom the role table lets make them */
export function refuseHandingOn(session: WriteSession, documents: readonly FoundDocument[]): void {
  for (const document of documents) {
    const why = whyNotHandOn(session, document);
    if (why !== null) throw documentForbidden(why);
  }
}

export function whyNotHandOn(
  { viewer }: WriteSession,
  { runType, isWithin, freePaths, isFileDeleted, ...place }: FoundDocument,
): string | null {
  if (isFileDeleted) return fileDeleted;
  if (runType === null) return isWithin ? whyNotMoney(viewer, moneyIn(freePaths)) : whyNotFreeText(viewer);
  return whyNotMake(viewer, runType, place) ?? (isWithin ? null : whyNotAbout(viewer, runType, place));
}
