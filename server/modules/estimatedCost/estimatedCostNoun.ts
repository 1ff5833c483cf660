import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { costPolicy, costService } from './service.ts';
import { sql } from 'kysely';
import { costScope } from './costScope.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';

const update = policyAction({ action: 'update', policy: costPolicy, doing: 'change costs' });

/** Logistics write logistics lines only. */
const why = (viewer: Viewer) =>
  reach(viewer, 'costs.write') === 'none'
    ? update.why(viewer)
    : 'You may change costs of your own countries, or logistics lines, only.';

const remove: ActionRule = { ...update, action: 'delete', why };

const costActions: TypeActions = {
  many: 'estimated costs',
  read: 'costs.read',
  create: 'costs.write',
  rules: [{ ...update, why }, remove],
};

const estimatedCostEntity: Entity = {
  type: 'EstimatedCost',
  table: 'estimated_costs',
  scope: costScope,
  actions: costActions,
  fields: { costCategoryPath: (alias) => sql`cost_category_path(${sql.id(alias, 'cost_category_id')})` },
};

/** Written with its event. */
export const estimatedCostNoun = defineNoun({ entity: estimatedCostEntity, writes: costService });
