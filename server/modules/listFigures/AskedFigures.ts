import type { RowSelection } from '../rowSelection/index.ts';

export type FigureUnit = 'DAY' | 'MONTH' | 'QUARTER';

export interface FigureField {
  readonly field: string;
  readonly apart?: string | null;
}

/** The arguments of the query of the same name. */
export interface AskedFigures {
  readonly list: RowSelection;
  readonly groupBy?: string | null;
  readonly unit?: FigureUnit | null;
  readonly zone?: string | null;
  readonly totals?: readonly FigureField[] | null;
}
