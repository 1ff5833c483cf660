import type { ColumnChoice } from '#src/screens/list/table/useColumnChoice.ts';
import type { Look } from '../SavedView.ts';

/** A look that names only what it hides, with the columns that are left. One that names neither leaves them as they are. */
export function withColumns(look: Look, { columnsWithout }: Pick<ColumnChoice, 'columnsWithout'>): Look {
  const { columns, hiddenColumns } = look;
  return columns === undefined && hiddenColumns !== undefined
    ? { ...look, columns: columnsWithout(hiddenColumns) }
    : look;
}
