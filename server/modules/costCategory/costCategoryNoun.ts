import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';

const costCategoryEntity: Entity = {
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

export const costCategoryNoun = defineNoun({
  entity: costCategoryEntity,
  list: {
    orders: { PATH: { expressions: (alias) => [sql`cost_category_path(${sql.id(alias, 'id')})`] } },
    defaultOrder: [{ column: 'PATH', order: 'ASC' }],
  },
});
