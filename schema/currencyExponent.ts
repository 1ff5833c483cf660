const without = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** The currencies whose minor unit is no hundredth, by its digits. */
export const unusualExponents: readonly (readonly [exponent: number, currencies: readonly string[]])[] = [
  [0, without],
  [3, thousandths],
];

/**
 * Digits of a currency's minor unit by ISO 4217: EUR 2, JPY 0, KWD 3 (H4). Two for a code that is none. Not what
 * `Intl` says, which knows how people write prices (a forint without its fillér), not what a bank counts in.
 */
export function currencyExponent(currency: string | undefined): number {
  if (currency === undefined) return 2;
  return unusualExponents.find(([, currencies]) => currencies.includes(currency))?.[0] ?? 2;
}
