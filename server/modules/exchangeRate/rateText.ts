/** A number of the contract tells all decimals of ten digits below it apart: a rate travels without loss. */
const atMost = 500_000;

/** What is wrong with a rate as text, a point before its decimals; null where nothing is. */
export function rateProblem(text: string): string | null {
  if (!/^\d+(\.\d+)?$/.test(text)) return 'This is not a rate: it takes a number such as 1.0842.';
  const [whole = '', decimals = ''] = text.split('.');
  if (decimals.replace(/0+$/, '').length > 10) return 'A rate has at most ten decimals.';
  if (whole.replace(/^0+/, '').length > 6 || Number(text) >= atMost) return 'A rate is less than 500,000.';
  return Number(text) === 0 ? 'A rate is more than 0.' : null;
}

/** A number of the contract as text; one of more than ten decimals keeps them, for `rateProblem` to say so. */
export function textOfRate(rate: number): string {
  const text = rate.toFixed(10);
  return Number(text) === rate ? text.replace(/\.?0+$/, '') : rate.toFixed(20);
}
