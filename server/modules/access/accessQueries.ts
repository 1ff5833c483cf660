import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { roleTableOf } from './roleTableOf.ts';
import { typeAccess } from './typeAccess.ts';

/** Both are told by the rules alone: neither asks the database. */
export const accessQueries = {
  access: (_root: unknown, _args: unknown, context: RequestContext) => {
    const { viewer } = sessionOf(context);
    return [...context.entities.values()].flatMap((entity) =>
      entity.actions ? [typeAccess(entity, entity.actions, viewer)] : [],
    );
  },
  roleTable: (_root: unknown, _args: unknown, context: RequestContext) =>
    roleTableOf(sessionOf(context).viewer),
};
