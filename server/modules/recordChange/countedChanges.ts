import { getNamedType } from 'graphql';
import { asText } from '#server/db/Json.ts';
import type { AnyRow } from '#server/db/Row.ts';
import { contract, inputFields } from '#server/graphql/contract.ts';
import { currencyKey } from '#server/graphql/currencyKey.ts';
import type { FieldChange } from './changeRow.ts';

export interface CountedChange extends FieldChange {
  /** What an amount is counted in before and after; null where that changes too, and of what is no amount. */
  readonly currency: string | null;
}

/** Minor units say nothing without a currency: where that stays as it is, it is no change, and known from the record (H7). */
export function countedChanges(
  type: string,
  row: AnyRow,
  changes: readonly FieldChange[],
): readonly CountedChange[] {
  const inputs = inputFields(contract.getType(`Update${type}Input`));
  const named = (scalar: string): readonly string[] =>
    inputs.filter((input) => getNamedType(input.type).name === scalar).map(({ name }) => name);
  const amounts = new Set(named('Money'));
  const currencies = named('Currency');
  return changes.map((change) => {
    const key = amounts.has(change.field) ? currencyKey(change.field, currencies) : null;
    const isSaid = key === null || changes.some(({ field }) => field === key);
    const kept = isSaid ? null : (row[key] ?? null);
    return { ...change, currency: kept === null ? null : asText(kept) };
  });
}
