/** Digits of a currency's minor unit by ISO 4217: EUR 2, JPY 0, KWD 3 (H4). Two for a code that is none. */
export function currencyExponent(currency: string | undefined): number {
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
