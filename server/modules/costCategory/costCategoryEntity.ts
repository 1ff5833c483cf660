import { ref, sql, TRUE } from '../../db/sql.ts';
import type { Entity } from '../../graphql/Entity.ts';

export const costCategoryEntity: Entity = {
  type: 'CostCategory',
  table: 'cost_categories',
  scope: () => TRUE,
  fields: { path: (alias) => sql`cost_category_path(${ref(alias, 'id')})` },
  relations: {
    children: {
      kind: 'many',
      type: 'CostCategory',
      column: 'parent_id',
      orderBy: (alias) => sql`${ref(alias, 'name')}, ${ref(alias, 'id')}`,
    },
  },
};
