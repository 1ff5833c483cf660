import { isPeriod } from '#schema/sentFilter.ts';
import type { TestNode } from './FilterModel.ts';
import { sameShape } from './operators.ts';

/** What is left of a test's value when it is compared otherwise: "not on" is said of a day, not of a month. */
export function keptValue({ operator, value }: TestNode, next: string): unknown {
  return sameShape(next, operator) && !(next === 'NEQ' && isPeriod(value)) ? value : null;
}
