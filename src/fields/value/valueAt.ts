import { isValues } from '#src/data/isValues.ts';

/** The value at a dotted path ('country.id', 'lines.0.amount'); undefined where the path breaks off. */
export function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return (value as readonly unknown[])[Number(key)];
    return isValues(value) ? value[key] : undefined;
  }, record);
}

/** Empty for a person: nothing, an empty text, an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
