import { sql } from 'kysely';
import { someCountries } from '../country/index.ts';
import { nameOfUser, partlyHiddenUserFields, userScope } from './userScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { userActions } from './actions.ts';

export const userEntity: Entity = {
  type: 'User',
  table: 'users',
  scope: userScope,
  actions: userActions,
  partlyHidden: partlyHiddenUserFields,
  fields: {
    fullName: (alias, viewer) => nameOfUser(sql.id(alias, 'full_name'), sql.id(alias, 'id'), viewer),
    ID: (alias) => sql`${sql.id(alias, 'id')}::text`,
    roles: (alias) =>
      sql`(select coalesce(json_agg("role" order by "role"), '[]') from "user_roles" where "user_id" = ${sql.id(alias, 'id')})`,
    countries: (alias) =>
      sql`(select coalesce(json_agg("country_id"::text order by "country_id"), '[]') from "user_countries" where "user_id" = ${sql.id(alias, 'id')})`,
    lastSignIn: (alias) =>
      sql`(select max("issued_at") from "sessions" where "user_id" = ${sql.id(alias, 'id')})`,
    options: (alias) => sql.id(alias, 'options'),
  },
  relations: {
    allowedCountries: {
      kind: 'through',
      type: 'Country',
      table: 'user_countries',
      near: 'user_id',
      far: 'country_id',
      ...someCountries,
      orderBy: (alias) => sql.id(alias, 'name'),
    },
  },
};
