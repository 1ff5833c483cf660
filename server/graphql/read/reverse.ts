import type { Order } from './orderBy.ts';

const reversed: Readonly<Record<string, string>> = {
  '': ' desc',
  ' desc': '',
  ' nulls last': ' desc nulls first',
  ' desc nulls last': ' nulls first',
};

const reverseSuffix = (suffix: string): string => reversed[suffix] ?? '';

/** The same rows from the last to the first. */
export const reverse = (order: Order): Order => ({
  ...order,
  terms: order.terms.map((term) => ({ ...term, suffix: reverseSuffix(term.suffix) })),
  idSuffix: reverseSuffix(order.idSuffix),
  extremes: order.extremes && {
    ...order.extremes,
    isDescending: !order.extremes.isDescending,
    isFromEnd: !order.extremes.isFromEnd,
  },
});
