import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

export type Density = 'comfortable' | 'compact';
export const groupUnits = ['DAY', 'MONTH', 'QUARTER'] as const;
export type GroupUnit = (typeof groupUnits)[number];

/** A column that is shown, in its place. Without a width it is as wide as it needs to be. */
export interface LookColumn {
  readonly source: string;
  readonly width?: number;
}

/** What the rows are grouped by. */
export interface GroupBy {
  readonly source: string;
  readonly unit?: GroupUnit;
}

/** What the numbers of a column can be reckoned to. */
export const reckonings = ['sum', 'average', 'min', 'max', 'count'] as const;
export type Reckoning = (typeof reckonings)[number];

/** How a table looks, whatever rows it holds: what a view keeps of it. */
export interface TableLook {
  readonly columns: readonly LookColumn[];
  readonly density: Density;
  readonly groupBy?: GroupBy | undefined;
  /** What stands below the numbers, of all pages. */
  readonly totals?: Reckoning | undefined;
}

/** The columns in the order of their sources; those that it does not name come after, as they are. */
export const inOrder = (
  columns: readonly ColumnElement[],
  order: readonly string[],
): readonly ColumnElement[] => {
  const place = ({ source }: ColumnElement) =>
    order.includes(source) ? order.indexOf(source) : order.length;
  return [...columns].sort((one, other) => place(one) - place(other));
};

/** A column in another place: before `target`, or after it where it came from the left. */
export function movedTo(
  columns: readonly LookColumn[],
  source: string,
  target: string,
): readonly LookColumn[] {
  const to = columns.findIndex((column) => column.source === target);
  const moved = columns.find((column) => column.source === source);
  if (to < 0 || moved === undefined) return columns;
  return columns.filter((column) => column !== moved).toSpliced(to, 0, moved);
}

/** Narrower than this nothing can be read, wider nothing else be seen. Pixels. */
export const columnWidth = { min: 64, max: 800, step: 24 } as const;

export const withinWidth = (width: number): number =>
  Math.round(Math.min(columnWidth.max, Math.max(columnWidth.min, width)));
