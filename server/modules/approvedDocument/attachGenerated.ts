import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { run, select } from '#server/db/rows.ts';
import { busy, notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { madeToApprove, type MadeToApprove } from '../documentRun/index.ts';
import { recordStep } from './approvalSteps.ts';
import { boundFields } from './boundFields.ts';
import { changeDocument, documentWrites, refusalOfUnreached } from './documentWrites.ts';
import { eventOf, type Purpose } from './eventOf.ts';
import { keepAsMade } from './keepAsMade.ts';

interface Given {
  readonly centreEventId: string;
  readonly name?: string | null;
  readonly documentGuid: string;
  readonly purpose?: Purpose | null;
}

/**
 * A document that was generated, with what it says bound to it (F1). Made again, it takes the place of the one before:
 * what was approved stays, and is stale from then on.
 */
export async function attachGenerated(session: WriteSession, given: Given): Promise<string> {
  const made = await madeToApprove(session, given.documentGuid);
  if (made.eventId !== given.centreEventId) throw notFound('GeneratedDocument', given.documentGuid);
  return documentWrites.transaction(session, async (write) => {
    const refuse = refusalOfUnreached(write, 'attach documents to this event');
    const event = await eventOf(write, given.centreEventId);
    // Somebody has saved the event while the document was compared with it.
    if (Date.parse(event.modified) !== Date.parse(made.eventModified)) throw busy();
    const earlier = await earlierOne(write, made);
    if (earlier !== undefined) await refuse(earlier);
    if (earlier?.document_guid === made.guid) return earlier.id;
    const id = earlier === undefined ? await create(write, made, given) : await replace(write, made, earlier);
    await keepAsMade(write, id);
    await recordStep(write, id, { event: 'ATTACHED' });
    return id;
  });
}

const fileOf = (made: MadeToApprove, { viewer, now }: Write) => {
  const { bound, unbound } = boundFields(made.paths);
  return {
    document_guid: made.guid,
    template_id: made.templateId,
    bound_fields: [...bound],
    unbound_fields: [...unbound],
    file_hash: made.fileHash,
    file_name: made.fileName,
    file_size: made.fileSize,
    pages: made.pages,
    date_filed: now.toISOString(),
    author_id: viewer.id,
  };
};

async function create(write: Write, made: MadeToApprove, { name, purpose }: Given): Promise<string> {
  const id = await documentWrites.createIn(write, {}, 'input', {
    ...fileOf(made, write),
    name: trimmed(name) || made.title,
    centre_event_id: made.eventId,
    run_type: made.runType,
    purpose: purpose ?? (made.runType === 'TRAINER_CONTRACT' ? 'CONTRACT' : 'OTHER'),
  });
  await run(
    write.tx,
    sql`insert into approved_document_records (approved_document_id, context, record_id)
        select distinct ${id}::bigint, r.context, r.record_id from (${recordsOf(made.guid)}) r`,
  );
  return id;
}

async function replace(
  write: Write,
  made: MadeToApprove,
  earlier: Row<'approved_documents'>,
): Promise<string> {
  await changeDocument(write, earlier, fileOf(made, write));
  return earlier.id;
}

/** The people it is about; who is paid for what is told by the trainer. */
const recordsOf = (
  guid: string,
) => sql`select case r.context when 'TRAINER_HONORARIA' then 'TRAINER' else r.context end as context,
    case r.context when 'TRAINER_HONORARIA' then split_part(r.record_id, '-', 2) else r.record_id end::bigint as record_id
  from generated_document_records r join generated_documents d on d.id = r.generated_document_id
  where d.guid = ${guid}::uuid and r.context in ('EVENT_BOOKING', 'PARTICIPANT', 'TRAINER', 'TRAINER_HONORARIA')`;

/** The same kind of document about the same people of the event, as long as it was not withdrawn. */
async function earlierOne(
  { tx }: Write,
  { guid, runType, eventId }: MadeToApprove,
): Promise<Row<'approved_documents'> | undefined> {
  const [row] = await select(
    tx,
    'approved_documents',
    sql`where t.centre_event_id = ${eventId} and t.run_type = ${runType} and t.date_withdrawn is null and t.deleted_at is null
        and (select coalesce(jsonb_agg(distinct r.context || r.record_id), '[]') from approved_document_records r where r.approved_document_id = t.id)
          = (select coalesce(jsonb_agg(distinct r.context || r.record_id), '[]') from (${recordsOf(guid)}) r)
        order by t.id desc limit 1 for update of t`,
  );
  return row;
}
