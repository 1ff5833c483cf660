import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { byEventDay, journeyOwners } from '../journey/index.ts';
import { makeRules, readCapabilities } from './documentPolicy.ts';
import { documentRunScope } from './documentRunScope.ts';
import { runMutations, runQueries } from './runOperations.ts';
import { runFields } from './runFields.ts';
import { runTypes, runKinds } from './runKindPolicy.ts';

const runActions: TypeActions = { many: 'document runs', read: readCapabilities, rules: makeRules };

const eventOf = (alias: string, column: string): Sql =>
  sql`(select named.${sql.id(column)} from centre_events named where named.id = ${sql.id(alias, 'centre_event_id')})`;

const label = (alias: string): Sql =>
  sql`case ${sql.id(alias, 'run_type')} ${sql.join(
    runTypes.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${sql.raw(`'${runKinds[type].label}'`)}`),
    sql.raw(' '),
  )} end`;

const nameOfRun = (alias: string): Sql => sql`(${label(alias)} || ' · ' || ${eventOf(alias, 'name')})`;

const documentRunEntity: Entity = {
  type: 'DocumentRunEntry',
  table: 'document_runs',
  scope: documentRunScope,
  actions: runActions,
  fields: {
    name: nameOfRun,
    generatedCount: (alias) => sql.id(alias, 'kept_made_count'),
    dateGenerated: (alias) => sql.id(alias, 'kept_last_made'),
  },
};

export const documentRunNoun = defineNoun({
  folder: 'documentRun',
  entity: documentRunEntity,
  list: {
    defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
    owners: { CENTRE_EVENT: journeyOwners.CENTRE_EVENT },
    orders: {
      NAME: { expressions: (alias) => [nameOfRun(alias)] },
      CENTRE_EVENT_DATE_START: byEventDay,
    },
  },
  queries: runQueries,
  mutations: runMutations,
  fieldResolvers: runFields,
});
