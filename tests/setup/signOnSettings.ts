/** A server that offers single sign-on; until somebody begins one, the provider need not be there. */
export const signOnSettings = {
  SSO_TENANT_ID: '11111111-2222-3333-4444-555555555555',
  SSO_CLIENT_ID: 'convene-test',
  SSO_CLIENT_SECRET: 'convene-test-secret',
  SSO_AUTHORITY: 'https://localhost:9/11111111-2222-3333-4444-555555555555/v2.0',
} as const;
