import { isBlank } from './blankText.ts';

/** An emptied input means "none": a blank must not count as a value that has to be unique. */
export function blankToNull<V extends object, C extends keyof V>(
  { values }: { readonly values: V },
  columns: readonly C[],
): { readonly [K in C]?: null } {
  const blanks: { [K in C]?: null } = {};
  for (const column of columns) {
    const value = values[column];
    if (typeof value === 'string' && isBlank(value)) blanks[column] = null;
  }
  return blanks;
}
