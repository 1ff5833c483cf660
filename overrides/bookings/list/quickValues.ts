/** The values of a filter as texts: an address or a saved view may hold one alone. */
export const idsOf = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String);

/** With the value, or without it if it was there; no value left is no filter. */
export function toggled(values: readonly string[], value: string): readonly string[] | undefined {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length === 0 ? undefined : next;
}
