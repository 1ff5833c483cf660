const without = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const thousandths = 'BHD IQD JOD KWD LYD OMR TND';

/**
 * Digits of a currency's minor unit by ISO 4217: EUR 2, JPY 0, KWD 3 (H4). Two for a code that is none. Not what
 * `Intl` says, which knows how people write prices (a forint without its fillér), not what a bank counts in.
 */
export function currencyExponent(currency: string | undefined): number {
  if (currency === undefined) return 2;
  if (without.split(' ').includes(currency)) return 0;
  return thousandths.split(' ').includes(currency) ? 3 : 2;
}
