import { sql } from 'kysely';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { ofInput, type Operations } from '#server/graphql/access/Operation.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { exchangeRateQueries } from './exchangeRateQueries.ts';
import { enterRates, importRates } from './service.ts';
import { FALSE, TRUE, type Sql } from '#server/db/conditions.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** Rates belong to no country: all or none. */
const exchangeRateScope = (_alias: string, viewer: Viewer): Sql =>
  reach(viewer, 'rates.read') === 'none' ? FALSE : TRUE;

/** A set is kept as it is: nothing is done with one but reading it. */
const setActions: TypeActions = {
  many: 'exchange rates',
  read: 'rates.read',
  create: 'rates.write',
  rules: [],
};

const setEntity: Entity = {
  type: 'ExchangeRateSet',
  table: 'exchange_rate_sets',
  scope: exchangeRateScope,
  actions: setActions,
  fields: {
    rateCount: (alias) =>
      sql`(select count(*) from "exchange_rates" "of" where "of"."set_id" = ${sql.id(alias, 'id')})`,
  },
  relations: {
    rates: {
      kind: 'many',
      type: 'ExchangeRate',
      column: 'set_id',
      orderBy: (alias) => sql.id(alias, 'target'),
    },
  },
};

const rateEntity: Entity = {
  type: 'ExchangeRate',
  table: 'exchange_rates',
  scope: exchangeRateScope,
  fields: {
    base: (alias) =>
      sql`(select "of"."base" from "exchange_rate_sets" "of" where "of"."id" = ${sql.id(alias, 'set_id')})`,
  },
};

const create = { of: setEntity.type, action: 'create' };

const exchangeRateMutations: Operations = {
  importExchangeRates: actionResolver(
    create,
    setEntity,
    ofInput(onceByKey('importExchangeRates', importRates)),
  ),
  enterExchangeRates: actionResolver(create, setEntity, ofInput(onceByKey('enterExchangeRates', enterRates))),
};

export const exchangeRateNoun = defineNoun({
  folder: 'exchangeRate',
  entity: setEntity,
  parts: [rateEntity],
  list: {
    defaultOrder: [
      { column: 'DAY', order: 'DESC' },
      { column: 'ID', order: 'DESC' },
    ],
  },
  queries: exchangeRateQueries,
  mutations: exchangeRateMutations,
});
