import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { isTrue } from '#server/graphql/read/condition.ts';
import { onceByKey } from '#server/graphql/idempotency/onceByKey.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';
import { mergeFieldQueries } from './mergeFieldQuery.ts';
import { previewMergeTemplate } from './previewTemplate.ts';
import { restoreTemplate, templatePolicy, templateService } from './service.ts';
import { templateScope } from './templateScope.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';

const templateActions: TypeActions = {
  many: 'templates',
  read: 'templates.read',
  create: 'templates.write',
  rules: [policyAction({ action: 'update', policy: templatePolicy, doing: 'change templates' })],
};

/** M1: all versions hang on the first. */
const family = (alias: string): Sql => sql`coalesce(${sql.id(alias, 'root_id')}, ${sql.id(alias, 'id')})`;

const mergeTemplateEntity: Entity = {
  type: 'MergeTemplate',
  table: 'merge_templates',
  scope: templateScope,
  actions: templateActions,
  fields: {
    usedBy: (
      alias,
    ) => sql`(select json_build_object('runs', count(distinct "made"."document_run_id"), 'documents', count(*))
      from "generated_documents" "made" where "made"."template_id" = ${sql.id(alias, 'id')})`,
  },
  relations: {
    versions: {
      kind: 'custom',
      type: 'MergeTemplate',
      many: true,
      first: 200,
      on: (parent, child) => sql`${family(child)} = ${family(parent)}`,
      orderBy: (alias) => sql`${sql.id(alias, 'version')} desc`,
    },
  },
};

export const mergeTemplateNoun = defineNoun({
  entity: mergeTemplateEntity,
  list: {
    filters: {
      isChild: isTrue((alias) => sql`(${sql.id(alias, 'root_id')} is not null)`),
      contexts: (value, { alias }) => sql`${String(value)} = any(${sql.id(alias, 'contexts')})`,
    },
    defaultOrder: [{ column: 'NAME', order: 'ASC' }],
  },
  writes: templateService,
  queries: mergeFieldQueries,
  mutations: {
    previewMergeTemplate,
    restoreMergeTemplate: actionResolver(
      { of: 'MergeTemplate', action: 'create' },
      mergeTemplateEntity,
      onceByKey('restoreMergeTemplate', restoreTemplate),
    ),
  },
});
