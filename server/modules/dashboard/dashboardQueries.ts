import type { GraphQLFieldResolver } from 'graphql';
import { reach } from '../../access/roleTable.ts';
import { sessionOf } from '../../graphql/write/writeResolvers.ts';
import type { RequestContext } from '../../graphql/RequestContext.ts';
import { type DashboardWhere, dashboardSql } from './dashboardSql.ts';

interface Asked {
  readonly where?: DashboardWhere | null;
}

const dashboard: GraphQLFieldResolver<unknown, RequestContext, Asked, Promise<unknown>> = async (
  _root,
  { where },
  context,
) => {
  const { viewer } = sessionOf(context);
  const text = await context.database.readJson(dashboardSql(where ?? {}, viewer));
  return JSON.parse(text ?? 'null') as unknown;
};

/** The report knows nothing of our scopes (S1), so only those who see every country are given it. */
const dashboardReport: GraphQLFieldResolver<unknown, RequestContext, unknown, Promise<unknown>> = async (
  _root,
  _args,
  context,
) => {
  const { viewer } = sessionOf(context);
  if (context.report === null || reach(viewer, 'report.read') !== 'all') return null;
  return context.report.embedFor({ username: viewer.username, requestId: context.requestId });
};

export const dashboardQueries = { dashboard, dashboardReport };
