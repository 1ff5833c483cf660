import { allow, type Operations } from '#server/graphql/access/Operation.ts';
import { sessionOf } from '#server/graphql/WriteSession.ts';
import type { AskedFigures } from './AskedFigures.ts';
import { readFigures } from './readFigures.ts';

export const listFiguresQueries: Operations = {
  listFigures: allow('signedIn', (_root, asked: AskedFigures, context, { schema }) =>
    readFigures(sessionOf(context), asked, schema),
  ),
};
