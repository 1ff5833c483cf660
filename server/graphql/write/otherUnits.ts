import { currencyExponent } from '#schema/currencyExponent.ts';
import type { Change } from './WriteDefinition.ts';

/**
 * H7: 200.00 pounds are kept as 20,000 pence, which would be 20,000 yen. Whoever changes a currency to one of other
 * decimals says the amount with it.
 */
export function refuseOtherUnits(
  { input, old, row, path, problems }: Pick<Change, 'input' | 'old' | 'row' | 'path' | 'problems'>,
  currency: string,
  amounts: readonly string[],
): void {
  const [before, after] = [old?.[currency], row[currency]];
  if (typeof before !== 'string' || typeof after !== 'string') return;
  if (currencyExponent(before) === currencyExponent(after)) return;
  const isKept = amounts.some((amount) => input[amount] === undefined && Boolean(old?.[amount]));
  if (isKept)
    problems.add(
      `${path}.${currency}`,
      `Amounts in ${after} have other decimals than in ${before}: change the amount with it.`,
    );
}
