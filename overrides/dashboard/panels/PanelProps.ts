import type { DashboardFigures, DashboardWhere } from '../dashboardQuery.ts';

export interface PanelProps {
  /** Undefined while they are on their way. */
  readonly figures: DashboardFigures | undefined;
  /** What they are filtered by, for the lists behind them. */
  readonly where: DashboardWhere;
}

export const chartHeight = 300;

export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
