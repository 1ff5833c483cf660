import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { StoredDocument } from '#server/documents/store/DocumentStore.ts';
import { insert, run } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { holdPeople } from './holdPeople.ts';
import type { EventDays } from './eventDays.ts';
import { holderKey } from './ownValues.ts';
import { kept, type Printed } from './printed.ts';
import type { RunType } from './runKindPolicy.ts';

/** A record that a document is about. */
interface DocumentRecord {
  readonly binding: string;
  readonly mergeContext: string;
  readonly mergeContextId: string;
}

/** A document whose file is in the store. */
export interface NewDocument {
  readonly runId: string | null;
  readonly impressionKeys: readonly string[];
  readonly runType: RunType | null;
  readonly title: string;
  readonly fileName: string;
  readonly file: StoredDocument;
  readonly pages: number;
  readonly templateId: string | null;
  readonly language: string;
  readonly printed: readonly Printed[];
  readonly records: readonly DocumentRecord[];
  readonly holdsPassport: boolean;
  readonly eventId: string | null;
  /** Those of its event that it says; null where it says none, and of what no run can make again. */
  readonly eventDays: EventDays | null;
  readonly countryId: string | null;
  readonly bookingId: string | null;
  readonly participantId: string | null;
  readonly trainerId: string | null;
  /** Of whom it says nothing, since they were erased before it was begun. */
  readonly erasedBefore: readonly string[];
}

interface Saved {
  readonly id: string;
  readonly guid: string;
}

/**
 * M4: what was made, as it was made; its file is on the disk before this commits. Of whoever was erased meanwhile nothing
 * is kept that was read before (G5).
 */
export async function saveDocument(write: Write, made: NewDocument): Promise<Saved> {
  await hold(write, [made]);
  return insertDocument(write, made);
}

/** All or none. */
export async function saveDocuments(write: Write, made: readonly NewDocument[]): Promise<readonly Saved[]> {
  // K1: at once, so that none waits for an event or a booking while it holds the people of another.
  await hold(write, made);
  const saved: Saved[] = [];
  for (const each of made) saved.push(await insertDocument(write, each));
  return saved;
}

async function hold({ tx }: Write, made: readonly NewDocument[]): Promise<void> {
  const known = made.flatMap(({ erasedBefore }) => erasedBefore);
  const gone = await holdPeople(tx, [...new Set(made.flatMap(namedIn))], [...new Set(known)]);
  if (gone !== null) throw gone;
}

async function insertDocument(write: Write, made: NewDocument): Promise<Saved> {
  const document = await insert(write.tx, 'generated_documents', {
    document_run_id: made.runId,
    impression_keys: [...made.impressionKeys],
    run_type: made.runType,
    title: made.title,
    file_name: made.fileName,
    file_hash: made.file.hash,
    file_size: made.file.size,
    pages: made.pages,
    template_id: made.templateId,
    language: made.language,
    fields: made.printed.map(kept),
    holds_passport: made.holdsPassport,
    centre_event_id: made.eventId,
    event_start: made.eventDays?.first ?? null,
    event_end: made.eventDays?.last ?? null,
    event_booking_id: made.bookingId,
    participant_id: made.participantId,
    trainer_id: made.trainerId,
    author_id: write.viewer.id,
    date_created: write.now.toISOString(),
  });
  const records = made.records.map(({ binding, mergeContext, mergeContextId }) => ({
    binding,
    context: mergeContext,
    record_id: mergeContextId,
  }));
  await run(
    write.tx,
    sql`insert into generated_document_records (generated_document_id, binding, context, record_id)
        select ${document.id}::bigint, r.binding, r.context, r.record_id
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (binding text, context text, record_id text)
        on conflict do nothing`,
  );
  await recordAudit(write.tx, {
    type: 'GeneratedDocument',
    id: document.id,
    event: 'created',
    name: made.title,
    new: {
      guid: document.guid,
      file_hash: made.file.hash,
      template_id: made.templateId,
      run_type: made.runType,
    },
    userId: write.viewer.id,
    countryId: made.countryId,
    at: document.date_created,
  });
  return { id: document.id, guid: document.guid };
}

/** What it is about, and whoever else it says anything of: those of a list are no records of its own. */
function namedIn({ records, printed }: NewDocument): readonly string[] {
  const about = records.map(({ mergeContext, mergeContextId }) =>
    holderKey({ kind: mergeContext, id: mergeContextId }),
  );
  const said = printed.flatMap(({ holder }) => (holder === null ? [] : [holderKey(holder)]));
  return [...about, ...said];
}
