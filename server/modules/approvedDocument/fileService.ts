import type { Row } from '#server/db/Row.ts';
import { documentRefused } from '#server/errors/approvalRefusals.ts';
import type { FileUpload } from '#server/graphql/RequestContext.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { recordStep } from './approvalSteps.ts';
import { changeDocument, documentWrites, refusalOfUnreached } from './documentWrites.ts';
import { keepAsMade } from './keepAsMade.ts';
import { lockDocument } from './lockDocument.ts';
import { uploadedName } from './uploadedName.ts';

type Document = Row<'approved_documents'>;

interface Uploading {
  readonly id: string;
  readonly pdfFile: Promise<FileUpload>;
}

/** Gives an uploaded document its file, or the next one: what was approved stays, and is stale from then on (F1). */
export async function uploadApprovedDocument(
  session: WriteSession,
  { input: { id, pdfFile } }: { readonly input: Uploading },
): Promise<string> {
  // Nobody fills the store with what they may not upload.
  await documentWrites.transaction(session, (write) => uploadable(write, id));
  const file = await pdfFile;
  const { uploaded, store } = session.context.documents;
  const { bytes, pages } = await uploaded.read(file, 'input.pdfFile');
  const { hash, size } = await store.save(bytes);
  return documentWrites.transaction(session, async (write) => {
    const row = await uploadable(write, id);
    if (row.file_hash === hash) return id;
    await changeDocument(write, row, {
      file_hash: hash,
      file_name: uploadedName(file.filename),
      file_size: size,
      pages,
      date_filed: write.now.toISOString(),
      custom_media_id: hash,
      author_id: write.viewer.id,
    });
    await keepAsMade(write, id);
    await recordStep(write, id, { event: 'UPLOADED' });
    return id;
  });
}

/** F3: only what was uploaded and never approved goes. */
export async function removeCustomDocument(
  session: WriteSession,
  { id }: { readonly id: string },
): Promise<string> {
  return documentWrites.transaction(session, async (write) => {
    const row = await reached(write, id, 'remove this document');
    if (!row.is_custom_document) throw documentRefused('Only uploaded documents can be removed.');
    if (row.date_approved !== null)
      throw documentRefused('It was approved once, so it stays. Compliance can withdraw it.');
    await changeDocument(write, row, { deleted_at: write.now.toISOString() }, 'deleted');
    return id;
  });
}

async function uploadable(write: Write, id: string): Promise<Document> {
  const row = await reached(write, id, 'upload this document');
  if (!row.is_custom_document)
    throw documentRefused('It was made from a template. Make it again and attach it instead.');
  if (row.date_withdrawn !== null) throw documentRefused('It was withdrawn. Attach a new document instead.');
  return row;
}

/** @throws forbidden where the viewer may only read it */
async function reached(write: Write, id: string, doing: string): Promise<Document> {
  const refuse = refusalOfUnreached(write, doing);
  const row = await lockDocument(write, id);
  await refuse(row);
  return row;
}
