import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { idValues, isTrue } from '#server/graphql/read/condition.ts';
import type { OrderColumn } from '#server/graphql/read/orderBy.ts';
import { searches } from '#server/graphql/read/searches.ts';
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

/** A key of the list takes several values, a condition tests them one by one. */
const several = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const byName: OrderColumn = {
  expressions: (alias) => [sql.id(alias, 'last_name'), sql.id(alias, 'first_name')],
  nullable: true,
};

export const userNoun = defineNoun({
  entity: userEntity,
  rows: userRecordScope,
  list: {
    rows: userRecordScope,
    filters: {
      // Whoever is in the list is an open book to whoever has it: see its rows.
      text_search: searches((alias, _viewer, has) =>
        has(
          sql`f_search(concat_ws(' ', ${sql.id(alias, 'full_name')}, ${sql.id(alias, 'username')}, ${sql.id(alias, 'user_email')}))`,
        ),
      ),
      roles: (value, { alias }) =>
        sql`exists (select 1 from "user_roles" "held" where "held"."user_id" = ${sql.id(alias, 'id')} and "held"."role" = any(${several(value)}::text[]))`,
      allowed_countries: (value, { alias, path }) =>
        sql`exists (select 1 from "user_countries" "works" where "works"."user_id" = ${sql.id(alias, 'id')} and "works"."country_id" = any(${idValues(several(value), path)}::bigint[]))`,
      is_deactivated: isTrue((alias) => sql`${sql.id(alias, 'deactivated_at')} is not null`),
    },
    orders: { LAST_NAME: byName },
    defaultOrder: [{ column: 'LAST_NAME', order: 'ASC' }],
  },
  writes: userService,
  alone: [{ inputs: ['username'] }, { inputs: ['user_email'] }],
  queries: { userSignOn },
  mutations: userMutations,
});
