import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { countExported } from './countExported.ts';
import { exportByKey, type ExportInput, exportRecords } from './exportRecords.ts';
import { recordExport, type Export } from './service.ts';

export const exportQueries: Operations = {
  exportedRecords: operation('signedIn', (session, { key }: { readonly key: string }) =>
    exportByKey(session, key),
  ),
};

export const exportMutations: Operations = {
  recordExport: operation('signedIn', async (session, { input }: { readonly input: Export }) => {
    const asked = { subject: input.subject, given: input.arguments ?? {} };
    await recordExport(session, input, () => countExported(asked, session.context));
    return true;
  }),
  exportRecords: operation('signedIn', async (session, { input }: { readonly input: ExportInput }) =>
    exportByKey(session, await exportRecords(session, input)),
  ),
};
