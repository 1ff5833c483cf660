import type { Values } from '#src/data/isValues.ts';
import type { CostSource } from '../costOperations.ts';
import { unitModes } from '../CostLine.ts';

export type Cost = CostSource['estimatedCosts'][number];

/** What a change of the log did to a line: nothing stood before the first, nothing stands after the last. */
export interface CostChange {
  readonly costId: string;
  readonly before: Cost | undefined;
  readonly after: Cost | undefined;
  /** What the line was before, as far as this change has touched it. */
  readonly old: Partial<Cost>;
}

/** An entry of the log about a line. */
export interface LoggedCost {
  readonly id: string;
  readonly costId: string;
  readonly old: Values;
  readonly new: Values;
  readonly event: string;
}

const blank: Omit<Cost, 'id'> = {
  name: '',
  description: null,
  costCategoryId: '',
  unitMode: 'FIXED',
  fixedUnits: null,
  participants: null,
  trainers: null,
  amountExcVat: 0,
  amountIncVat: 0,
  currency: '',
  date: null,
};

/**
 * The log keeps what has changed, an amount without its currency: each line is followed back from what it is now,
 * through the newest entry to the oldest.
 */
export function costChanges(
  newestFirst: readonly LoggedCost[],
  now: readonly Cost[],
): ReadonlyMap<string, CostChange> {
  const lines = new Map<string, Cost>(now.map((cost) => [cost.id, cost]));
  return new Map(
    newestFirst.map((entry) => {
      const { id, costId, event } = entry;
      const old = costOfLog(entry.old);
      const known = { ...blank, id: costId, ...lines.get(costId) };
      const after = event === 'deleted' ? undefined : { ...known, ...costOfLog(entry.new) };
      const before = event === 'created' ? undefined : { ...known, ...after, ...old };
      if (before !== undefined) lines.set(costId, before);
      return [id, { costId, before, after, old }];
    }),
  );
}

/** What is told of a line, in the names of the contract. */
function costOfLog(values: Values): Partial<Cost> {
  const has = (key: string): boolean => values[key] !== undefined;
  const text = (key: string): string => {
    const value = values[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const textOrNull = (key: string): string | null => text(key) || null;
  const number = (key: string): number | null => (values[key] === null ? null : Number(values[key]));
  return {
    ...(has('name') && { name: text('name') }),
    ...(has('description') && { description: textOrNull('description') }),
    ...(has('cost_category_id') && { costCategoryId: text('cost_category_id') }),
    ...(has('unit_mode') && { unitMode: unitModes.find((mode) => mode === values['unit_mode']) ?? 'FIXED' }),
    ...(has('fixed_units') && { fixedUnits: number('fixed_units') }),
    ...(has('participants') && { participants: number('participants') }),
    ...(has('trainers') && { trainers: number('trainers') }),
    ...(has('amount_exc_vat') && { amountExcVat: number('amount_exc_vat') ?? 0 }),
    ...(has('amount_inc_vat') && { amountIncVat: number('amount_inc_vat') ?? 0 }),
    ...(has('currency') && { currency: text('currency') }),
    ...(has('date') && { date: textOrNull('date') }),
  };
}
