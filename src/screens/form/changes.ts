import { isSame } from '#src/data/isSame.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';

/** Nothing, an empty text, an empty list, and a part that holds nothing else. */
const saysNothing = (value: unknown): boolean =>
  isEmptyValue(value) || (isValues(value) && Object.values(value).every(saysNothing));

/** Two values that a person would call the same. */
const sameValue = (one: unknown, other: unknown): boolean =>
  (saysNothing(one) && saysNothing(other)) || isSame(one, other);

/** Which of the form's inputs hold something else than before, in the order given. */
export const changedSources = (
  sources: readonly string[],
  before: unknown,
  now: unknown,
): readonly string[] =>
  [...new Set(sources)].filter((source) => !sameValue(valueAt(before, source), valueAt(now, source)));

/** Of these inputs those that hold something. */
export const filledSources = (sources: readonly string[], now: unknown): readonly string[] =>
  sources.filter((source) => !saysNothing(valueAt(now, source)));

/** A copy with the value at the path replaced; objects on the way are made where they are missing. */
export function withValueAt(record: Values, path: string, value: unknown): Values {
  const [key = path, ...rest] = path.split('.');
  if (rest.length === 0) return { ...record, [key]: value };
  const inner = record[key];
  return { ...record, [key]: withValueAt(isValues(inner) ? inner : {}, rest.join('.'), value) };
}
