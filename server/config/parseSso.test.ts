import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './parseConfig.ts';

const tenant = '11111111-2222-3333-4444-5555555555AA';
const complete = { SSO_TENANT_ID: tenant, SSO_CLIENT_ID: 'convene', SSO_CLIENT_SECRET: 'hunter2' };

const problemsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  try {
    parseConfig(variables);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
};

describe('the settings of single sign-on', () => {
  it('are off unless set', () => {
    expect(parseConfig({}).sso).toBeNull();
    expect(parseConfig({ SSO_TENANT_ID: ' ' }).sso).toBeNull();
  });

  it('need a directory, a client and its secret; the rest follows', () => {
    expect(parseConfig(complete).sso).toEqual({
      tenantId: tenant.toLowerCase(),
      clientId: 'convene',
      clientSecret: 'hunter2',
      authority: `https://login.microsoftonline.com/${tenant.toLowerCase()}/v2.0`,
      newUsers: 'refuse',
    });
    expect(
      parseConfig({ ...complete, SSO_AUTHORITY: 'HTTPS://id.example/t/v2.0/', SSO_NEW_USERS: 'create' }).sso,
    ).toMatchObject({ authority: 'https://id.example/t/v2.0', newUsers: 'create' });
  });

  it.each([
    ['half of them', { SSO_CLIENT_ID: 'convene' }, ['SSO_TENANT_ID', 'SSO_CLIENT_SECRET']],
    ['any directory at all', { ...complete, SSO_TENANT_ID: 'common' }, ['SSO_TENANT_ID']],
    [
      'an authority in the clear',
      { ...complete, SSO_AUTHORITY: 'http://id.example/v2.0' },
      ['SSO_AUTHORITY'],
    ],
    [
      'one in the clear on the same machine',
      { ...complete, SSO_AUTHORITY: 'http://localhost:9/v2.0' },
      ['SSO_AUTHORITY'],
    ],
    ['a policy that there is not', { ...complete, SSO_NEW_USERS: 'welcome' }, ['SSO_NEW_USERS']],
  ])('refuse %s, and print no secret', (_what, variables, names) => {
    const problems = problemsOf(variables);
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
    expect(problems.join()).not.toContain('hunter2');
  });
});
