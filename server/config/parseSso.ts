import type { SsoConfig } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';
import { isDirectoryId } from './isDirectoryId.ts';

const required = ['SSO_TENANT_ID', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;
const others = ['SSO_AUTHORITY', 'SSO_NEW_USERS'] as const;

/** Null where none of it is set; where some of it is, the rest is needed. */
export function parseSso(read: EnvironmentReader): SsoConfig | null {
  if ([...required, ...others].every((name) => read.optional(name) === null)) return null;
  const [tenantId, clientId, clientSecret] = required.map(
    (name) => read.optional(name) ?? read.wrong(name, 'is needed for single sign-on', ''),
  );
  // One directory: `common` and the like would let in everybody who has an account at Microsoft.
  if (tenantId && !isDirectoryId(tenantId))
    read.wrong('SSO_TENANT_ID', 'must be the id of one directory, such as 1a2b3c4d-…', null);
  const tenant = (tenantId ?? '').toLowerCase();
  return {
    tenantId: tenant,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    authority: read.secureUrl('SSO_AUTHORITY', `https://login.microsoftonline.com/${tenant}/v2.0`),
    newUsers: read.oneOf('SSO_NEW_USERS', ['refuse', 'create'] as const, 'refuse'),
  };
}
