const columns = new Map<string, string>();

/** countryCode → country_code. */
export function columnOf(field: string): string {
  const known = columns.get(field);
  if (known) return known;
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(field, column);
  return column;
}
