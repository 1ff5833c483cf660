import { currencyExponent } from '#schema/currencyExponent.ts';

/** Invented rates from one euro. EGP is missing on purpose: a rate that is not there must be an error, never 1 (H5). */
export const demoRates: Readonly<Record<string, number>> = {
  USD: 1.0842,
  GBP: 0.8531,
  CHF: 0.9574,
  PLN: 4.2915,
  CZK: 25.134,
  SEK: 11.327,
  NOK: 11.684,
  DKK: 7.4592,
  UAH: 44.815,
  TRY: 41.27,
  AED: 3.9817,
  SAR: 4.0658,
  KWD: 0.33295,
  CNY: 7.8124,
  JPY: 162.48,
  BRL: 5.9361,
  MXN: 20.146,
};

const rateForAmounts: Readonly<Record<string, number>> = { ...demoRates, EUR: 1, EGP: 53.1 };

/** An amount in minor units of a currency, about as much as so many euros and round to the eye (H7). */
export function minorUnits(currency: string, euros: number): number {
  const rate = rateForAmounts[currency];
  if (rate === undefined) throw new Error(`No invented rate for ${currency}.`);
  const major = euros * rate;
  const step = major >= 1000 ? 100 : major >= 100 ? 5 : 0.5;
  return Math.round(Math.max(step, Math.round(major / step) * step) * 10 ** currencyExponent(currency));
}
