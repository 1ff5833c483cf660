import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { isTrue } from '#server/graphql/read/condition.ts';
import { templatePolicy, templateService } from './service.ts';
import { templateScope } from './templateScope.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/access/policyAction.ts';

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
  relations: {
    versions: {
      kind: 'custom',
      type: 'MergeTemplate',
      many: true,
      on: (parent, child) => sql`${family(child)} = ${family(parent)}`,
      orderBy: (alias) => sql`${sql.id(alias, 'version')} desc`,
    },
  },
};

export const mergeTemplateNoun = defineNoun({
  entity: mergeTemplateEntity,
  list: {
    filters: { isChild: isTrue((alias) => sql`(${sql.id(alias, 'root_id')} is not null)`) },
    defaultOrder: [{ column: 'NAME', order: 'ASC' }],
  },
  writes: templateService,
});
