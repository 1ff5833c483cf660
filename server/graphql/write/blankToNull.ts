/** Nothing that can be seen: spaces, controls, joiners and the letters that scripts keep empty. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{C}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u.test(text);

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
