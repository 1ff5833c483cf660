import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { distinctValues, type AskedValues } from './distinctValues.ts';

export const distinctValueQueries: Operations = {
  distinctValues: operation('signedIn', ({ context, viewer }, asked: AskedValues) =>
    distinctValues(asked, viewer, context.reads),
  ),
};
