import { sql } from 'kysely';
import { templateScope } from './templateScope.ts';
import type { Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { templateActions } from './actions.ts';

/** M1: all versions hang on the first. */
const family = (alias: string): Sql => sql`coalesce(${sql.id(alias, 'root_id')}, ${sql.id(alias, 'id')})`;

export const mergeTemplateEntity: Entity = {
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
