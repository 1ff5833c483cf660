import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { idValue } from '#server/graphql/read/condition.ts';
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
    filters: {
      roles: (value, { alias }) =>
        sql`exists (select 1 from "user_roles" "held" where "held"."user_id" = ${sql.id(alias, 'id')} and "held"."role" = ${String(value)})`,
      allowed_countries: (value, { alias, path }) =>
        sql`exists (select 1 from "user_countries" "works" where "works"."user_id" = ${sql.id(alias, 'id')} and "works"."country_id" = ${idValue(value, path)}::bigint)`,
    },
    defaultOrder: [
      { column: 'LAST_NAME', order: 'ASC' },
      { column: 'FIRST_NAME', order: 'ASC' },
    ],
  },
  writes: userService,
  queries: { userSignOn },
  mutations: userMutations,
});
