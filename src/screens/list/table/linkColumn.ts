import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

/** The column that leads to the record: the first that names it, else the first there is. */
export function linkColumn(
  columns: readonly ColumnElement[],
  representation: readonly string[],
): ColumnElement | undefined {
  const named = representation.flatMap((path) => {
    const [head] = path.split('.');
    return columns.filter(({ source }) => source === path || source === head);
  });
  return named[0] ?? columns[0];
}
