import type { ReportConfig } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import { isDirectoryId } from './isDirectoryId.ts';

const needed = {
  workspaceId: 'POWERBI_WORKSPACE_ID',
  reportId: 'POWERBI_REPORT_ID',
  tenantId: 'POWERBI_TENANT_ID',
  clientId: 'POWERBI_CLIENT_ID',
  clientSecret: 'POWERBI_CLIENT_SECRET',
} as const;

/** The report of the dashboard: all of it or nothing. */
export function parseReport(read: EnvironmentReader): ReportConfig | null {
  const given = Object.values(needed).filter((name) => read.optional(name) !== null);
  if (given.length === 0) return null;
  for (const name of Object.values(needed)) {
    const value = read.optional(name);
    if (value === null) read.wrong(name, `is needed with ${given[0]}`, null);
    else if (name !== needed.clientSecret && !isDirectoryId(value))
      read.wrong(name, 'must be an id such as 0f1e2d3c-0000-4000-8000-000000000000', null);
  }
  return {
    workspaceId: read.text(needed.workspaceId, ''),
    reportId: read.text(needed.reportId, ''),
    tenantId: read.text(needed.tenantId, ''),
    clientId: read.text(needed.clientId, ''),
    clientSecret: read.text(needed.clientSecret, ''),
    scope: read.text('POWERBI_SCOPE', 'https://analysis.windows.net/powerbi/api/.default'),
    loginUrl: read.secureUrl('POWERBI_LOGIN_URL', 'https://login.microsoftonline.com'),
    apiUrl: read.secureUrl('POWERBI_API_URL', 'https://api.powerbi.com'),
    embedOrigin: new URL(read.secureUrl('POWERBI_EMBED_URL', 'https://app.powerbi.com')).origin,
  };
}
