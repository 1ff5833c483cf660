import { recordAudit } from '#server/audit/recordAudit.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { dashboardSql, type DashboardWhere } from './dashboardSql.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

interface Asked {
  readonly where?: DashboardWhere | null;
}

const dashboard = operation({ reads: 'CentreEvent' }, (session, { where }: Asked) =>
  readDashboard(session, where ?? {}),
);

/** The report knows nothing of our scopes (S1), so only those who see every country are given it; that is kept (S4). */
const dashboardReport = operation({ capability: 'report.read' }, async ({ context, viewer }) => {
  if (context.report === null) return null;
  const embed = await context.report.embedFor({ username: viewer.username, requestId: context.requestId });
  await context.database.transaction((tx) =>
    recordAudit(tx, {
      type: 'DashboardReport',
      id: null,
      event: 'viewed',
      name: embed.name,
      new: { expires: embed.expires },
      userId: viewer.id,
    }),
  );
  return embed;
});

export const dashboardQueries: Operations = { dashboard, dashboardReport };

/** What the viewer may see of the events asked for, in figures (S1, S6). */
async function readDashboard({ context, viewer }: WriteSession, where: DashboardWhere): Promise<unknown> {
  return context.reads.value(dashboardSql(where, viewer));
}
