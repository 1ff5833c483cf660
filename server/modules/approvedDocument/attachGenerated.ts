import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { run, select } from '#server/db/rows.ts';
import { notFound } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { readingIn, type WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { madeToApprove, type MadeToApprove, refuseChanged } from '../documentRun/index.ts';
import { recordStep } from './approvalSteps.ts';
import { boundFields } from './boundFields.ts';
import { changeDocument, documentWrites, refusalOfUnreached } from './documentWrites.ts';
import { eventOf, type Purpose } from './eventOf.ts';
import { keepAsMade, refuseMoved } from './keepAsMade.ts';

interface Given {
  readonly centreEventId: string;
  readonly name?: string | null;
  readonly documentGuid: string;
  readonly purpose?: Purpose | null;
}

/**
 * A document that was generated, with what it says bound to it (F1): what it would say if it were made now, or else it is
 * refused (F4). Made again, it takes the place of the one before: what was approved stays, and is stale from then on.
 */
export async function attachGenerated(session: WriteSession, given: Given): Promise<string> {
  const made = await madeToApprove(session, given.documentGuid);
  if (made.eventId !== given.centreEventId) throw notFound('GeneratedDocument', given.documentGuid);
  return documentWrites.transaction(session, async (write) => {
    const refuse = refusalOfUnreached(write, 'attach documents to this event');
    await eventOf(write, given.centreEventId);
    const earlier = await earlierOne(write, made);
    if (earlier !== undefined) await refuse(earlier);
    const compare = () => refuseChanged(readingIn(session, write.tx), made);
    if (earlier?.document_guid === made.guid) {
      await compare();
      return earlier.id;
    }
    const id = earlier === undefined ? await create(write, made, given) : await replace(write, made, earlier);
    await keepAsMade(write, id);
    await compare();
    await refuseMoved(write, id);
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
  await keepRecords(write, id, made);
  return id;
}

async function replace(
  write: Write,
  made: MadeToApprove,
  earlier: Row<'approved_documents'>,
): Promise<string> {
  await changeDocument(write, earlier, fileOf(made, write));
  await keepRecords(write, earlier.id, made);
  return earlier.id;
}

/** The people it names; who is paid for what is told by the trainer. */
async function keepRecords({ tx }: Write, id: string, { guid }: MadeToApprove): Promise<void> {
  await run(tx, sql`delete from approved_document_records where approved_document_id = ${id}`);
  await run(
    tx,
    sql`insert into approved_document_records (approved_document_id, context, record_id)
        select distinct ${id}::bigint, case r.context when 'TRAINER_HONORARIA' then 'TRAINER' else r.context end,
          case r.context when 'TRAINER_HONORARIA' then split_part(r.record_id, '-', 2) else r.record_id end::bigint
        from generated_document_records r join generated_documents d on d.id = r.generated_document_id
        where d.guid = ${guid}::uuid and r.context in ('EVENT_BOOKING', 'PARTICIPANT', 'TRAINER', 'TRAINER_HONORARIA')`,
  );
}

/**
 * The document of the same kind of the event that was made for the same, be it the event, a booking or a trainer, as long
 * as it was not withdrawn: whom it names besides may change from one making to the next.
 */
async function earlierOne(
  { tx }: Write,
  { impressionKeys, runType, eventId }: MadeToApprove,
): Promise<Row<'approved_documents'> | undefined> {
  const [row] = await select(
    tx,
    'approved_documents',
    sql`where t.centre_event_id = ${eventId} and t.run_type = ${runType} and t.date_withdrawn is null and t.deleted_at is null
        and exists (select 1 from generated_documents d where d.guid = t.document_guid
          and d.impression_keys @> ${[...impressionKeys]}::text[] and d.impression_keys <@ ${[...impressionKeys]}::text[])
        order by t.id desc limit 1 for update of t`,
  );
  return row;
}
