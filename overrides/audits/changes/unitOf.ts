import { units } from '#resources/units.ts';
import { camel } from '#src/fields/wording/camel.ts';

/** `money`: the field of the record that says the currency; null where none does. */
type Unit = 'minutes' | { readonly money: string | null };

const known: Readonly<Record<string, Readonly<Record<string, Unit>>>> = units;

/** What the contract says that a column of a type counts. */
export const unitOf = (type: string, key: string): Unit | undefined => known[type]?.[camel(key)];

/** The field that says what an amount is counted in. */
export function currencyFieldOf(type: string, key: string): string | undefined {
  const unit = unitOf(type, key);
  return unit === undefined || unit === 'minutes' ? undefined : (unit.money ?? undefined);
}
