import { currencyExponent } from '#schema/currencyExponent.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { formatMinutes } from '#src/fields/minutes/formatMinutes.ts';
import { formatMoney, minorToDecimal } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { keptFormat } from '#src/fields/wording/keptFormat.ts';

type Amount = number | null | undefined;
type Currency = string | null | undefined;

/** How amounts, lengths of time and days are written in a ledger. */
export function useAmounts() {
  const locale = useFormatLocale();
  return {
    /** With its currency, in sentences. */
    money: (amount: Amount, currency: Currency): string =>
      formatMoney(amount ?? undefined, currency ?? undefined, locale) ?? '–',
    /** Bare, in columns that say the currency themselves. */
    plain: (amount: Amount, currency: Currency): string => {
      if (amount === null || amount === undefined) return '–';
      const digits = currencyExponent(currency ?? undefined);
      const format = keptFormat(Intl.NumberFormat, locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      return format.format(minorToDecimal(amount, digits) as `${number}`);
    },
    minutes: (value: number): string => formatMinutes(value) ?? '',
    day: (moment: string | null | undefined): string | undefined =>
      formatMomentDay(moment ?? undefined, locale),
    /** To its last digit: what is reckoned with is what is seen. */
    rate: (rate: string | null): string =>
      rate === null
        ? '–'
        : keptFormat(Intl.NumberFormat, locale, { maximumFractionDigits: 10 }).format(rate as `${number}`),
  };
}

export type AmountWords = ReturnType<typeof useAmounts>;
