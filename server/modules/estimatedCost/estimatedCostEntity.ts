import { sql } from 'kysely';
import { costScope } from './costScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { costActions } from './actions.ts';

export const estimatedCostEntity: Entity = {
  type: 'EstimatedCost',
  table: 'estimated_costs',
  scope: costScope,
  actions: costActions,
  fields: { costCategoryPath: (alias) => sql`cost_category_path(${sql.id(alias, 'cost_category_id')})` },
};
