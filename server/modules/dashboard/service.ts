import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { type DashboardWhere, dashboardSql } from './dashboardSql.ts';

/** What the viewer may see of the events asked for, in figures (S1, S6). */
export async function readDashboard(
  { context, viewer }: WriteSession,
  where: DashboardWhere,
): Promise<unknown> {
  const text = await context.reads.json(dashboardSql(where, viewer));
  return JSON.parse(text ?? 'null') as unknown;
}
