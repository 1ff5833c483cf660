import { sql } from 'kysely';
import { nobody, unitsOf } from '#schema/costUnits.ts';
import { limitText, mostOfCost } from '#schema/moneyLimits.ts';
import type { Draft, NextRow, Row } from '#server/db/Row.ts';
import { select } from '#server/db/rows.ts';
import { countProblem } from '#server/graphql/write/countProblem.ts';
import { refuseOtherUnits } from '#server/graphql/write/otherUnits.ts';
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
  countryOf: (row, write) => countryOfCost(row, write),
  required: ['name', 'cost_category_id'],
  derive: async (write, change) => ({
    ...(change.values.unit_mode === null && { unit_mode: 'FIXED' }),
    ...amountsLeftOut(change),
    ...(await currencyLeftOut(write, change)),
  }),
  validate: (_write, change) => {
    checkAmounts(change);
    refuseOtherUnits(change, 'currency', ['amount_exc_vat', 'amount_inc_vat']);
    if (areCounts(change)) checkTotal(change);
  },
});

/** Spec §5 demands neither: an amount left out is the other one, and nothing where both are. */
function amountsLeftOut({ row }: Change<'estimated_costs'>): Draft<'estimated_costs'> {
  const { amount_exc_vat: without, amount_inc_vat: including } = row;
  return {
    ...(without === null && { amount_exc_vat: including ?? 0 }),
    ...(including === null && { amount_inc_vat: without ?? 0 }),
  };
}

/** Spec §5 does not demand it either; where the event has none, there is none to take its place. */
async function currencyLeftOut(
  write: Write,
  { row, path, problems }: Change<'estimated_costs'>,
): Promise<Draft<'estimated_costs'>> {
  // A cost of an event that is itself only being looked at is asked once more when it is written.
  if (row.currency !== null || row.centre_event_id === null) return {};
  const currency = (await eventOf(row, write))?.costs_base_currency ?? null;
  if (currency !== null) return { currency };
  problems.add(`${path}.currency`, 'Choose a currency: the event has none for its costs.');
  return {};
}

const counts = ['fixed_units', 'participants', 'trainers'] as const;

/** Answers whether all units are numbers that may be. */
function areCounts({ values, path, problems }: Change<'estimated_costs'>): boolean {
  const found = counts.flatMap((column) => {
    const problem = countProblem(values[column]);
    return problem === null ? [] : [{ column, problem }];
  });
  for (const { column, problem } of found) problems.add(`${path}.${column}`, problem);
  return found.length === 0;
}

/** H7: said before anything is added up that no number holds. */
function checkTotal({ row, values, path, problems }: Change<'estimated_costs'>): void {
  const { unit_mode, fixed_units = null, participants = null, trainers = null } = row;
  // What is not planned is counted by who comes, and is not looked at: few enough do.
  const units =
    unitsOf({ unit_mode: unit_mode ?? 'FIXED', fixed_units, participants, trainers }, nobody) ?? 0;
  const isAsked = [...counts, 'unit_mode', 'amount_inc_vat'].some((column) => column in values);
  if (!isAsked || units * (row.amount_inc_vat ?? 0) <= mostOfCost) return;
  const field = counts.find((column) => typeof values[column] === 'number') ?? 'amount_inc_vat';
  const most = limitText(mostOfCost, row.currency ?? '');
  problems.add(`${path}.${field}`, `All units together may come to at most ${most}.`);
}

/** E2: incVat ≥ excVat ≥ 0. */
function checkAmounts(change: Change<'estimated_costs'>): void {
  const given = change.values.amount_exc_vat;
  if (typeof given === 'number' && given < 0) {
    // One that is left out is the other one.
    const wrong = typeof change.input['amount_exc_vat'] === 'number' ? 'amount_exc_vat' : 'amount_inc_vat';
    change.problems.add(`${change.path}.${wrong}`, 'This must not be negative.');
  }
  const { amount_exc_vat: without, amount_inc_vat: including } = change.row;
  if (without === null || including === null || including >= without) return;
  const field = change.values.amount_inc_vat === undefined ? 'amount_exc_vat' : 'amount_inc_vat';
  change.problems.add(`${change.path}.${field}`, 'The amount with VAT must not be below the amount without.');
}

const countryOfCost = async (row: Row<'estimated_costs'>, write: Write): Promise<string | null> =>
  (await eventOf(row, write))?.country_id ?? null;

async function eventOf(
  { centre_event_id }: Pick<NextRow<'estimated_costs'>, 'centre_event_id'>,
  write: Write,
): Promise<Row<'centre_events'> | undefined> {
  const [event] = await select(write.tx, 'centre_events', sql`where t.id = ${centre_event_id}`);
  return event;
}
