import { sql } from 'kysely';
import { columnText, type Json, type Row } from '../../graphql/write/Json.ts';
import { rowText, select } from '../../graphql/write/rows.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { Writes } from '../../graphql/write/Writes.ts';
import { costPolicy } from './policy.ts';

/** Lines of an event's budget, written with their event. */
export const costService = new Writes({
  type: 'EstimatedCost',
  table: 'estimated_costs',
  noun: 'cost',
  policy: costPolicy,
  nameOf: (row) => columnText(row, 'name'),
  countryOf: countryOfCost,
  required: ['name', 'cost_category_id', 'amount_exc_vat', 'amount_inc_vat', 'currency'],
  references: { cost_category_id: 'CostCategory' },
  derive: (_write, change): Row => (change.values['unit_mode'] === null ? { unit_mode: 'FIXED' } : {}),
  validate: (_write, change) => {
    checkAmounts(change);
    for (const column of ['fixed_units', 'participants', 'trainers']) checkNotNegative(change, column);
  },
});

/** E2: incVat ≥ excVat ≥ 0. */
function checkAmounts(change: Change): void {
  checkNotNegative(change, 'amount_exc_vat');
  const { amount_exc_vat: without, amount_inc_vat: including } = change.row;
  if (typeof without !== 'number' || typeof including !== 'number' || including >= without) return;
  const field = change.values['amount_inc_vat'] === undefined ? 'amount_exc_vat' : 'amount_inc_vat';
  change.problems.add(`${change.path}.${field}`, 'The amount with VAT must not be below the amount without.');
}

function checkNotNegative(change: Change, column: string): void {
  const value = change.values[column];
  if (typeof value === 'number' && value < 0)
    change.problems.add(`${change.path}.${column}`, 'This must not be negative.');
}

async function countryOfCost(row: Row, write: Write): Promise<Json> {
  const [event] = await select(
    write.tx,
    sql`select ${rowText('t')} from centre_events as t where t.id = ${columnText(row, 'centre_event_id')}`,
  );
  return event?.['country_id'] ?? null;
}
