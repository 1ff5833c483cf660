import type { SsoConfig } from './Config.ts';
import type { EnvironmentReader } from './EnvironmentReader.ts';

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const required = ['SSO_TENANT_ID', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;
const others = ['SSO_AUTHORITY', 'SSO_NEW_USERS'] as const;

/** Null where none of it is set; where some of it is, the rest is needed. */
export function parseSso(read: EnvironmentReader): SsoConfig | null {
  if ([...required, ...others].every((name) => read.optional(name) === null)) return null;
  const [tenantId, clientId, clientSecret] = required.map(
    (name) => read.optional(name) ?? read.wrong(name, 'is needed for single sign-on', ''),
  );
  // One directory: `common` and the like would let in everybody who has an account at Microsoft.
  if (tenantId && !guid.test(tenantId))
    read.wrong('SSO_TENANT_ID', 'must be the id of one directory, such as 1a2b3c4d-…', null);
  const tenant = (tenantId ?? '').toLowerCase();
  const authority = read.url('SSO_AUTHORITY', ['https:']);
  return {
    tenantId: tenant,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    authority: (authority ?? `https://login.microsoftonline.com/${tenant}/v2.0`).replace(/\/+$/, ''),
    newUsers: read.oneOf('SSO_NEW_USERS', ['refuse', 'create'] as const, 'refuse'),
  };
}
