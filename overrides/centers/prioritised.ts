/** The priorities 1, 2, 3 … that go with the order of the rows: no two trainers of a centre share one (A3). */
export const prioritised = (
  rows: unknown,
): readonly { readonly index: number; readonly priority: number }[] =>
  Array.isArray(rows) ? rows.map((_row, index) => ({ index, priority: index + 1 })) : [];
