import type { GraphQLResolveInfo } from 'graphql';
import { readOne } from '#server/graphql/read/readResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { actionResolver, sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { savePreferences } from './preferencesService.ts';
import { deactivateUser, reactivateUser } from './service.ts';
import { signOnMutations } from './signOnResolvers.ts';
import { userEntity } from './userEntity.ts';

export const userMutations = {
  ...signOnMutations,
  deactivateUser: actionResolver(userEntity, deactivateUser),
  reactivateUser: actionResolver(userEntity, reactivateUser),
  updateUserPreferences: async (
    _root: unknown,
    { preferences }: { readonly preferences: string },
    context: RequestContext,
    info: GraphQLResolveInfo,
  ): Promise<unknown> =>
    readOne(userEntity, await savePreferences(sessionOf(context), preferences), context, info),
};
