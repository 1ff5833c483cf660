import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { deactivateUser, reactivateUser, savePreferences } from './service.ts';
import { signOnMutations } from './signOnResolvers.ts';
import { userEntity } from './userEntity.ts';

const { type } = userEntity;

export const userMutations: Operations = {
  ...signOnMutations,
  deactivateUser: actionResolver({ of: type, action: 'deactivate' }, userEntity, deactivateUser),
  reactivateUser: actionResolver({ of: type, action: 'reactivate' }, userEntity, reactivateUser),
  updateUserPreferences: actionResolver(
    'signedIn',
    userEntity,
    (session, { preferences }: { readonly preferences: string }) => savePreferences(session, preferences),
  ),
};
