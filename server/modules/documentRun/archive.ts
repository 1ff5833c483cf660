import { recordAudit } from '#server/audit/recordAudit.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { counted } from '#server/words/counted.ts';
import { documentsByGuid, refuseHandingOn } from './documentsByGuid.ts';

const most = 5_000;

/** M4: all of them or none, as one file; answers its address. */
export async function archiveDocuments(session: WriteSession, guids: readonly string[]): Promise<string> {
  const { context, viewer } = session;
  const documents = await documentsByGuid(session, guids, { path: 'documentGuids', atMost: most });
  refuseHandingOn(session, documents);
  const day = context.now().toISOString().slice(0, 10);
  const address = await context.documents.archives.sign(
    {
      fileName: `Documents ${day}.zip`,
      documents: documents.map(({ guid }) => ({ kind: 'generated', key: guid })),
    },
    context,
  );
  await context.database.transaction((tx) =>
    recordAudit(tx, {
      type: 'GeneratedDocument',
      id: null,
      event: 'exported',
      name: counted(documents.length, 'document'),
      old: null,
      new: { rows: documents.length, guids: documents.map(({ guid }) => guid) },
      userId: viewer.id,
      countryId: null,
      at: null,
    }),
  );
  return address;
}
