import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { roleTableOf } from './roleTableOf.ts';
import { typeAccess } from './typeAccess.ts';

/** Both are told by the rules alone: neither asks the database. */
export const accessQueries: Operations = {
  access: operation('signedIn', async ({ context, viewer }) =>
    [...context.entities.values()].flatMap((entity) =>
      entity.actions ? [typeAccess(entity, entity.actions, viewer)] : [],
    ),
  ),
  roleTable: operation('signedIn', async ({ viewer }) => roleTableOf(viewer)),
};
