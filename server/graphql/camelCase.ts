/** country_code → countryCode. */
export const camelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
