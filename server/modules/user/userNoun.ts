import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { userMutations } from './resolvers.ts';
import { userService } from './service.ts';
import { userEntity } from './userEntity.ts';
import { userRecordScope } from './userScope.ts';
import { userSignOn } from './signOnResolvers.ts';

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
