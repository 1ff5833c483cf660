import { sql } from 'kysely';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';

export const costCategoryEntity: Entity = {
  type: 'CostCategory',
  table: 'cost_categories',
  scope: () => TRUE,
  fields: { path: (alias) => sql`cost_category_path(${sql.id(alias, 'id')})` },
  relations: {
    children: {
      kind: 'many',
      type: 'CostCategory',
      column: 'parent_id',
      orderBy: (alias) => sql`${sql.id(alias, 'name')}, ${sql.id(alias, 'id')}`,
    },
  },
};
