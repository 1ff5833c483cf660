import { sql } from 'kysely';
import { usesIn } from '#server/documents/merge/usesIn.ts';
import { notFound, UserError } from '#server/errors/errors.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { and } from '#server/db/conditions.ts';
import { generatedDocumentScope } from './documentRunScope.ts';
import { fillImpression, todayOf } from './fillImpression.ts';
import { shownRecords } from './impressions.ts';
import { storedOwnValues } from './ownValues.ts';
import { isPassportField } from './passports.ts';
import { findRun, isUuid, type OpenRun, readRun } from './readRun.ts';
import type { RunType } from './runKindPolicy.ts';

/** A generated document as an approval binds it. */
export interface MadeToApprove {
  readonly guid: string;
  readonly eventId: string;
  /** Of the event, so that a change in between is seen. */
  readonly eventModified: string;
  readonly runType: RunType;
  readonly templateId: string;
  readonly title: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly fileSize: number;
  readonly pages: number;
  /** Everything that the template takes from its records, by path of the contract. */
  readonly paths: readonly string[];
  /** Whom it is about beside the event. */
  readonly records: readonly { readonly context: string; readonly id: string }[];
}

interface Printed {
  readonly path: string;
  /** Of what is printed now. */
  readonly label?: string;
  readonly record: string | null;
  readonly value: string | null;
}

interface Found extends Omit<MadeToApprove, 'paths'> {
  readonly runKey: string | null;
  readonly impressionKeys: readonly string[];
  readonly fields: readonly Printed[];
}

/**
 * A document that says what it would say if it were made now: what is approved is what stands in the file (F4).
 * @throws notFound, or in words what it says otherwise by now
 */
export async function madeToApprove(session: WriteSession, guid: string): Promise<MadeToApprove> {
  const found = await findDocument(session, guid);
  if (found === null) throw notFound('GeneratedDocument', guid);
  const { runKey, impressionKeys, fields, ...made } = found;
  const run = runKey === null ? null : await findRun(session, runKey);
  if (run === null)
    throw new UserError('NOT_OF_A_RUN', 'Only documents of a run can be attached. Upload this one instead.');
  const open = await readRun(session, run, made.templateId);
  refuseChanged(fields.filter(isKept), printedNow(session, open, impressionKeys).filter(isKept));
  const uses = usesIn(open.template?.pieces ?? []);
  const paths = uses.flatMap(({ kind, path }) => (kind === 'repeat' ? [] : [path]));
  return { ...made, paths: [...new Set(paths)] };
}

async function findDocument({ context, viewer }: WriteSession, guid: string): Promise<Found | null> {
  if (!isUuid(guid)) return null;
  const text = await context.reads.json(
    sql`select json_build_object('guid', d.guid, 'eventId', d.centre_event_id::text, 'eventModified', e.date_modified, 'runType', d.run_type,
          'templateId', d.template_id::text, 'title', d.title, 'fileName', d.file_name, 'fileHash', d.file_hash, 'fileSize', d.file_size,
          'pages', d.pages, 'runKey', run.key, 'impressionKeys', d.impression_keys, 'fields', d.fields,
          'records', (select coalesce(json_agg(json_build_object('context', r.context, 'id', r.record_id)), '[]')
            from generated_document_records r where r.generated_document_id = d.id))::text
        from generated_documents d left join document_runs run on run.id = d.document_run_id left join centre_events e on e.id = d.centre_event_id
        where ${and([sql`d.guid = ${guid}::uuid`, generatedDocumentScope('d', viewer)])}`,
  );
  return text === null ? null : (JSON.parse(text) as Found);
}

function refuseChanged(before: readonly Printed[], now: readonly Printed[]): void {
  const changed = now.find(({ path, record, value }, index) => {
    const then = before[index];
    return path !== then?.path || record !== then.record || value !== then.value;
  });
  if (changed === undefined && now.length === before.length) return;
  const what = changed === undefined ? '' : `: ${changed.label ?? changed.path}`;
  throw new UserError(
    'MADE_BEFORE_CHANGE',
    `What it says has changed since it was made${what}. Make it again first.`,
  );
}

/** What is printed of a passport stands in the file alone (G4), and the day on which it was made is none of its facts. */
const isKept = ({ path, record }: Printed): boolean =>
  !path.startsWith('document.') &&
  !isPassportField({ kind: record?.split(':')[0] ?? '', id: '', field: path.split('.').at(-1) ?? '' });

function printedNow(
  session: WriteSession,
  { run, template, event, impressions }: OpenRun,
  keys: readonly string[],
): readonly Printed[] {
  if (template === null) return [];
  const chosen = keys.flatMap((key) => impressions.filter((each) => each.key === key));
  return chosen.flatMap(({ subject }) => {
    const { fields } = fillImpression({
      pieces: template.pieces,
      records: shownRecords(subject),
      own: storedOwnValues(run.modified_fields),
      event,
      language: template.language,
      today: todayOf(session.context),
      mark: false,
    });
    return fields.map(({ path, label, holder, value }) => ({
      path,
      label,
      record: holder ? `${holder.kind}:${holder.id}` : null,
      value,
    }));
  });
}
