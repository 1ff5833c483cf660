import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { userService, deactivateUser, reactivateUser, savePreferences } from './service.ts';
import { userEntity } from './userEntity.ts';
import { userRecordScope } from './userScope.ts';
import { userSignOn, signOnMutations } from './signOnResolvers.ts';
import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';

const { type } = userEntity;

const userMutations: Operations = {
  ...signOnMutations,
  deactivateUser: actionResolver({ of: type, action: 'deactivate' }, userEntity, deactivateUser),
  reactivateUser: actionResolver({ of: type, action: 'reactivate' }, userEntity, reactivateUser),
  updateUserPreferences: actionResolver(
    'signedIn',
    userEntity,
    (session, { preferences }: { readonly preferences: string }) => savePreferences(session, preferences),
  ),
};

export const userNoun = defineNoun({
  entity: userEntity,
  rows: userRecordScope,
  list: {
    rows: userRecordScope,
    defaultOrder: [
      { column: 'LAST_NAME', order: 'ASC' },
      { column: 'FIRST_NAME', order: 'ASC' },
    ],
  },
  writes: userService,
  queries: { userSignOn },
  mutations: userMutations,
});
