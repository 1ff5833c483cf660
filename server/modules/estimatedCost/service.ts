import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { select } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { costsWithin } from './costScope.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

/** Costs of reachable events; logistics write logistics lines only. */
export const costPolicy: WritePolicy = {
  capability: 'costs.write',
  countries: () => TRUE,
  always: (alias, viewer) => costsWithin('costs.write', alias, viewer),
};

/** Lines of an event's budget, written with their event. */
export const costService = new Writes({
  type: 'EstimatedCost',
  table: 'estimated_costs',
  noun: 'cost',
  policy: costPolicy,
  nameOf: (row) => row.name,
  ownerColumn: 'centre_event_id',
  countryOf: countryOfCost,
  required: ['name', 'cost_category_id', 'amount_exc_vat', 'amount_inc_vat', 'currency'],
  derive: (_write, change) => (change.values.unit_mode === null ? { unit_mode: 'FIXED' } : {}),
  validate: (_write, change) => {
    checkAmounts(change);
    for (const column of ['fixed_units', 'participants', 'trainers'] as const)
      checkNotNegative(change, column);
  },
});

type Counted = 'amount_exc_vat' | 'fixed_units' | 'participants' | 'trainers';

/** E2: incVat ≥ excVat ≥ 0. */
function checkAmounts(change: Change<'estimated_costs'>): void {
  checkNotNegative(change, 'amount_exc_vat');
  const { amount_exc_vat: without, amount_inc_vat: including } = change.row;
  if (without === null || including === null || including >= without) return;
  const field = change.values.amount_inc_vat === undefined ? 'amount_exc_vat' : 'amount_inc_vat';
  change.problems.add(`${change.path}.${field}`, 'The amount with VAT must not be below the amount without.');
}

function checkNotNegative(change: Change<'estimated_costs'>, column: Counted): void {
  const value = change.values[column];
  if (typeof value === 'number' && value < 0)
    change.problems.add(`${change.path}.${column}`, 'This must not be negative.');
}

async function countryOfCost(row: Row<'estimated_costs'>, write: Write): Promise<string | null> {
  const [event] = await select(write.tx, 'centre_events', sql`where t.id = ${row.centre_event_id}`);
  return event?.country_id ?? null;
}
