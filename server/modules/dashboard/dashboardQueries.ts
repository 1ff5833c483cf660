import type { GraphQLFieldResolver } from 'graphql';
import { reach } from '#server/access/roleTable.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { DashboardWhere } from './dashboardSql.ts';
import { readDashboard } from './service.ts';

interface Asked {
  readonly where?: DashboardWhere | null;
}

const dashboard: GraphQLFieldResolver<unknown, RequestContext, Asked, Promise<unknown>> = async (
  _root,
  { where },
  context,
) => readDashboard(sessionOf(context), where ?? {});

/** The report knows nothing of our scopes (S1), so only those who see every country are given it; that is kept (S4). */
const dashboardReport: GraphQLFieldResolver<unknown, RequestContext, unknown, Promise<unknown>> = async (
  _root,
  _args,
  context,
) => {
  const { viewer } = sessionOf(context);
  if (context.report === null || reach(viewer, 'report.read') !== 'all') return null;
  const embed = await context.report.embedFor({ username: viewer.username, requestId: context.requestId });
  await context.database.transaction((tx) =>
    recordAudit(tx, {
      type: 'DashboardReport',
      id: null,
      event: 'viewed',
      name: embed.name,
      old: null,
      new: { expires: embed.expires },
      userId: viewer.id,
      countryId: null,
      at: null,
    }),
  );
  return embed;
};

export const dashboardQueries = { dashboard, dashboardReport };
