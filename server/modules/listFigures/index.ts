import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { readFigures } from './readFigures.ts';

export const listFiguresQueries: Operations = {
  listFigures: operation('signedIn', readFigures),
};
