export type Values = Readonly<Record<string, unknown>>;

/** Something with values by name: no list, and none of the objects that are one value. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof Blob);
