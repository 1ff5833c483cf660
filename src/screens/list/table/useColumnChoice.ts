import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

export interface ColumnChoice {
  /** Sources of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly hiddenAtFirst: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
  readonly visible: readonly ColumnElement[];
}

/** Which columns are shown, kept where react-admin's table keeps it. */
export function useColumnChoice(
  resource: string,
  columns: readonly ColumnElement[],
  shownAtFirst: readonly string[] | undefined,
): ColumnChoice {
  const hiddenAtFirst = useMemo(
    () =>
      shownAtFirst === undefined
        ? []
        : columns.map(({ source }) => source).filter((source) => !shownAtFirst.includes(source)),
    [columns, shownAtFirst],
  );
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  const visible = useMemo(() => columns.filter(({ source }) => !hidden.includes(source)), [columns, hidden]);
  return { hidden, hiddenAtFirst, setHidden: (next) => setHidden([...next]), visible };
}
