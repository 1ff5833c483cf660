import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { reach } from '#server/access/roleTable.ts';
import type { ActionRule, TypeActions } from '#server/graphql/access/ActionRule.ts';
import { policyAction } from '#server/graphql/write/policyAction.ts';
import { categoriesForLines } from '../estimatedCost/costScope.ts';
import { nameShortages } from './nameShortages.ts';
import { costCategoryPolicy, costCategoryService, mostCategories } from './costCategoryService.ts';

const policy = costCategoryPolicy;

/** Logistics write logistics lines only. */
const useForCosts: ActionRule = {
  action: 'use_for_costs',
  rows: categoriesForLines,
  why: (viewer) =>
    reach(viewer, 'costs.write') === 'none'
      ? 'Your roles do not let you change costs.'
      : 'You may change logistics lines only.',
};

const costCategoryActions: TypeActions = {
  many: 'cost categories',
  create: 'costCategories.write',
  rules: [
    policyAction({ action: 'update', policy, doing: 'change cost categories' }),
    policyAction({ action: 'delete', policy, doing: 'delete cost categories' }),
    useForCosts,
  ],
};

const costCategoryEntity: Entity = {
  type: 'CostCategory',
  table: 'cost_categories',
  scope: () => TRUE,
  actions: costCategoryActions,
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
    atMost: mostCategories,
  },
  writes: costCategoryService,
  shortages: nameShortages,
});
