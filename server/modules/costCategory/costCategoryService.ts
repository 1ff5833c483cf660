import { sql } from 'kysely';
import { FALSE } from '#server/db/conditions.ts';
import { exists, idOf, run } from '#server/db/rows.ts';
import { taken } from '#server/errors/errors.ts';
import { categoryCycle, categoryInUse } from '#server/errors/costRefusals.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { lockTree } from './lockTree.ts';

/** Every event's costs, and whoever picks a category, read them all at once. */
export const mostCategories = 1_000;

/** Administrators only: the branch of a category decides which costs logistics may see. */
export const costCategoryPolicy: WritePolicy = {
  capability: 'costCategories.write',
  countries: () => FALSE,
};

const writes = new Writes({
  type: 'CostCategory',
  table: 'cost_categories',
  noun: 'cost category',
  policy: costCategoryPolicy,
  nameOf: (row) => row.name,
  required: ['name'],
  constraints: {
    cost_categories_cycle: categoryCycle,
    cost_categories_parent_id_name_key: (path) => taken(`${path}.name`),
  },
  lock: ({ tx }) => lockTree(tx),
  validate: checkPlace,
});

export const costCategoryService = {
  definition: writes.definition,
  create: writes.create.bind(writes),
  update: writes.update.bind(writes),
  /** For good: nothing points at it, which the database makes sure of. */
  delete: (session: WriteSession, id: string): Promise<string> =>
    writes.transaction(session, async (write) => {
      await lockTree(write.tx);
      await writes.removeIn(write, id, (row) => refuseWhileUsed(write, idOf(row)));
      return id;
    }),
};

async function checkPlace(write: Write, change: Change<'cost_categories'>): Promise<void> {
  const { id, path } = change;
  if (id === null) await refuseOneTooMany(write, change);
  const parent = change.values.parent_id;
  if (typeof parent !== 'string' || id === null) return;
  if (
    parent === id ||
    (await exists(write.tx, sql`select 1 where cost_category_is_below(${parent}::bigint, ${id}::bigint)`))
  )
    throw categoryCycle(path);
}

async function refuseOneTooMany({ tx }: Write, { problems, path }: Change<'cost_categories'>): Promise<void> {
  const [kept] = await run<{ count: number }>(tx, sql`select count(*)::int as count from cost_categories`);
  if (kept !== undefined && kept.count >= mostCategories)
    problems.add(`${path}.name`, `There can be at most ${mostCategories} cost categories.`);
}

/** E3: costs keep their category, and a branch goes only when it is empty. */
async function refuseWhileUsed(write: Write, id: string): Promise<void> {
  const [used] = await run<{ costs: number; children: number }>(
    write.tx,
    sql`select (select count(*) from estimated_costs where cost_category_id = ${id})::int as costs,
      (select count(*) from cost_categories where parent_id = ${id})::int as children`,
  );
  if (used !== undefined && used.costs + used.children > 0) throw categoryInUse(used);
}
