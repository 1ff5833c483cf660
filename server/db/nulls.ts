/** These columns, emptied. */
export const nulls = <C extends string>(columns: readonly C[]): Readonly<Record<C, null>> =>
  Object.fromEntries(columns.map((column) => [column, null])) as Record<C, null>;
