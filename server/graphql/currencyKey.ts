/**
 * Which of these inputs says what an amount is counted in: `fmv_currency` of `fmv_amount`, else the one that is said for
 * all of a record. Null where none does.
 */
export function currencyKey(amount: string, currencies: readonly string[]): string | null {
  const own = currencies.find((each) => each === amount.replace(/_?amount.*$/, '_currency'));
  return (
    own ??
    currencies.find((each) => each === 'currency') ??
    (currencies.length === 1 ? (currencies[0] ?? null) : null)
  );
}
