import { allow, operation, type Operations } from '#server/graphql/access/Operation.ts';
import { sessionOf } from '#server/graphql/WriteSession.ts';
import { countExported } from './countExported.ts';
import { exportByKey, type ExportInput, exportRecords } from './exportRecords.ts';
import { recordExport, type Export } from './service.ts';

export const exportQueries: Operations = {
  exportedRecords: operation('signedIn', (session, { key }: { readonly key: string }) =>
    exportByKey(session, key),
  ),
};

export const exportMutations: Operations = {
  recordExport: allow(
    'signedIn',
    async (_root, { input }: { readonly input: Export }, context, { schema }) => {
      const asked = { subject: input.subject, given: input.arguments ?? {} };
      await recordExport(sessionOf(context), input, () => countExported(asked, context, schema));
      return true;
    },
  ),
  exportRecords: allow(
    'signedIn',
    async (_root, { input }: { readonly input: ExportInput }, context, { schema }) => {
      const session = sessionOf(context);
      return exportByKey(session, await exportRecords(session, input, schema));
    },
  ),
};
