import { currencyExponent } from '#schema/currencyExponent.ts';
import { formatMoney, minorToDecimal } from '#src/fields/money/formatMoney.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { CostsRow } from '#overrides/dashboard/dashboardQuery.ts';
import { useDashboardWords } from '#overrides/dashboard/useDashboardWords.ts';

export interface CostTexts {
  readonly money: (minor: number) => string;
  /** As a spreadsheet takes it. */
  readonly plain: (minor: number) => string;
  /** As an axis has room for it: '€12K'. */
  readonly rounded: (minor: number) => string;
  /** What a figure a head is made of: every one says so (H7). */
  readonly perHead: (perHead: number, of: Pick<CostsRow, 'amountIncVat' | 'trainees'>) => string;
}

/** How amounts of a currency are told. */
export function useCostTexts(currency: string): CostTexts {
  const words = useDashboardWords();
  const count = useCount();
  const locale = useFormatLocale();
  const exponent = currencyExponent(currency);
  const money = (minor: number) => formatMoney(minor, currency, locale) ?? '';
  const compact = { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 } as const;
  return {
    money,
    plain: (minor) => minorToDecimal(minor, exponent),
    rounded: (minor) => new Intl.NumberFormat(locale, compact).format(minor / 10 ** exponent),
    perHead: (perHead, { amountIncVat, trainees }) => {
      const made = { amount: money(amountIncVat), trainees: count(trainees), smart_count: trainees };
      return `${money(perHead)} = ${words('costs_explained', made)}`;
    },
  };
}
