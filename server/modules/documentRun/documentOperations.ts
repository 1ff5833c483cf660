import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { isUuid } from '#server/words/isUuid.ts';
import { allow, ofInput, operation, type Operations } from '#server/graphql/access/Operation.ts';
import { entityOf } from '#server/graphql/Entity.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { readSome } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { sessionOf, type WriteSession } from '#server/graphql/WriteSession.ts';
import { madeTogether, type MergeAsked, mergeDocuments } from './mergeDocuments.ts';
import { previewMails, sendDocuments } from './sending/sendDocuments.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { counted } from '#server/words/counted.ts';
import { taskResolver } from '../task/index.ts';
import { documentsByGuid, refuseHandingOn } from './documentsByGuid.ts';

const most = 5_000;

/** M4: all of them or none, as one file; answers its address. */
async function archiveDocuments(session: WriteSession, guids: readonly string[]): Promise<string> {
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
      new: { rows: documents.length, guids: documents.map(({ guid }) => guid) },
      userId: viewer.id,
    }),
  );
  return address;
}

const type = 'GeneratedDocument';

const withGuids =
  (guids: readonly string[]) =>
  (alias: string): Sql =>
    sql`${sql.id(alias, 'guid')} = any(${[...guids]}::uuid[])`;

/** By guid, in the order of their making. */
const byGuids = (guids: readonly string[], context: RequestContext, info: GraphQLResolveInfo) =>
  readSome(
    { entity: entityOf(context.entities, type), rows: withGuids(guids), atMost: guids.length },
    context,
    info,
  );

const merge = onceByKey('generateMergeDocuments', mergeDocuments);

export const documentQueries: Operations = {
  generatedDocument: allow<{ readonly guid: string }>(
    { reads: type },
    async (_root, { guid }, context, info) => {
      const [found] = isUuid(guid) ? await byGuids([guid], context, info) : [];
      return found ?? null;
    },
  ),
  documentMails: operation({ reads: type }, async (session, { input }: { readonly input: Input }) => {
    const mails = await previewMails(session, input);
    return mails.map(({ document, label, email, html, whyNot }) => ({
      guid: document.guid,
      label,
      email,
      html,
      dateSent: document.dateSent,
      whyNot,
    }));
  }),
};

export const documentMutations: Operations = {
  generateMergeDocuments: allow<MergeAsked>({ reads: type }, async (_root, asked, context, info) => {
    const first = await merge(sessionOf(context), asked);
    const atMost = asked.impressions.length;
    return readSome(
      { entity: entityOf(context.entities, type), rows: madeTogether(first, asked), atMost },
      context,
      info,
    );
  }),
  generateDocumentArchive: operation(
    { reads: type },
    (session, { documentGuids }: { readonly documentGuids: readonly string[] }) =>
      archiveDocuments(session, documentGuids),
  ),
  sendDocuments: taskResolver({ reads: type }, ofInput(onceByKey('sendDocuments', sendDocuments))),
};
