import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { inOrder, type TableLook } from '../look/TableLook.ts';

export interface ColumnChoice {
  /** Sources of the columns that are not shown. */
  readonly hidden: readonly string[];
  readonly hiddenAtFirst: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
  /** All there are, in their order. */
  readonly all: readonly ColumnElement[];
  readonly visible: readonly ColumnElement[];
  /** How the table looks, and a way to make it look otherwise: what a view keeps and gives back. */
  readonly look: TableLook;
  readonly setLook: (look: Partial<TableLook> & Pick<KeptLook, 'isOfView'>) => void;
  /** The columns are those that a view brought, in whichever browser. */
  readonly isOfView: boolean;
  /** All but those that are named, in the order that the screen has them in. */
  readonly columnsWithout: (hidden: readonly string[]) => TableLook['columns'];
  /** As the screen has it. */
  readonly resetLook: () => void;
}

/** What is kept of a table's look beside what react-admin keeps. */
interface KeptLook extends Omit<TableLook, 'columns'> {
  readonly order: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
  /** Which view it is, each browser knows for itself. */
  readonly isOfView?: boolean | undefined;
}

const plainLook: KeptLook = { order: [], widths: {}, density: 'comfortable' };

/** Which columns are shown, in which order and how wide, and how dense the rows: kept in the one store of preferences. */
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
  const [keptHidden, setKeptHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  // All that were shown may be gone, from the contract or from what this role sees.
  const hidden = columns.every(({ source }) => keptHidden.includes(source)) ? hiddenAtFirst : keptHidden;
  const [kept, setKept] = useStore<KeptLook>(`${resource}.look`, plainLook);
  const all = useMemo(() => inOrder(columns, kept.order), [columns, kept.order]);
  const visible = useMemo(() => all.filter(({ source }) => !hidden.includes(source)), [all, hidden]);
  const look = useMemo(
    (): TableLook => ({
      columns: visible.map(({ source }) => {
        const width = kept.widths[source];
        return width === undefined ? { source } : { source, width };
      }),
      density: kept.density,
      groupBy: kept.groupBy,
      totals: kept.totals,
    }),
    [visible, kept],
  );
  const setHidden = useCallback((next: readonly string[]) => setKeptHidden([...next]), [setKeptHidden]);
  const setLook = useCallback(
    ({ columns: shown, ...rest }: Parameters<ColumnChoice['setLook']>[0]) => {
      if (shown !== undefined) {
        const order = shown.map(({ source }) => source);
        setHidden(columns.map(({ source }) => source).filter((source) => !order.includes(source)));
        const widths = shown.flatMap(({ source, width }) => (width === undefined ? [] : [[source, width]]));
        return setKept((before = plainLook) => ({
          ...before,
          ...rest,
          order,
          widths: Object.fromEntries(widths) as KeptLook['widths'],
        }));
      }
      setKept((before = plainLook) => ({ ...before, ...rest }));
    },
    [columns, setHidden, setKept],
  );
  return {
    hidden,
    hiddenAtFirst,
    setHidden,
    all,
    visible,
    look,
    setLook,
    isOfView: kept.isOfView === true,
    columnsWithout: (without) =>
      columns.flatMap(({ source }) => (without.includes(source) ? [] : [{ source }])),
    resetLook: () => {
      setHidden(hiddenAtFirst);
      setKept((before = plainLook) => ({ ...before, order: [], widths: {} }));
    },
  };
}
