import { allow, type Operations } from '#server/graphql/access/Operation.ts';
import { sessionOf } from '#server/graphql/WriteSession.ts';
import { countExported } from './countExported.ts';
import { recordExport, type Export } from './service.ts';

export const exportMutations: Operations = {
  recordExport: allow(
    'signedIn',
    async (_root, { input }: { readonly input: Export }, context, { schema }) => {
      const asked = { subject: input.subject, given: input.arguments ?? {} };
      await recordExport(sessionOf(context), input, () => countExported(asked, context, schema));
      return true;
    },
  ),
};
