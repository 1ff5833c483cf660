import { useState } from 'react';
import type { CostsRow } from '#overrides/dashboard/dashboardQuery.ts';

export interface CurrencyChoice {
  /** That of most events first. */
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly choose: (currency: string) => void;
}

/** One currency at a time, never added to another (H7). */
export function useCurrency(costs: readonly CostsRow[]): CurrencyChoice {
  const [wanted, choose] = useState<string>();
  const events = new Map<string, number>();
  for (const row of costs) events.set(row.currency, (events.get(row.currency) ?? 0) + row.events);
  const currencies = [...events].sort(([, one], [, other]) => other - one).map(([currency]) => currency);
  const currency = currencies.find((each) => each === wanted) ?? currencies[0] ?? '';
  return { currencies, currency, choose };
}
