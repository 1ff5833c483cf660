import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { recordExport, type Export } from './service.ts';

export const exportMutations: Operations = {
  recordExport: operation('signedIn', async (session, { input }: { readonly input: Export }) => {
    await recordExport(session, input);
    return true;
  }),
};
