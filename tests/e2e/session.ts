import { test as base, type APIRequestContext, type BrowserContext, type Page } from 'playwright/test';
import type { Ask, Fields } from '../factories/records.ts';
import { demoPassword, signIn } from './signIn.ts';

type Role =
  'administrator' | 'global_manager' | 'country_manager' | 'booker' | 'logistics' | 'compliance' | 'viewer';

/** Signs the administrator in over HTTP, in a session of its own. */
async function signInByRequest(request: APIRequestContext): Promise<Ask> {
  const send = async (url: string, query: string, variables: Fields, token?: string): Promise<Fields> => {
    const response = await request.post(url, {
      data: { query, variables },
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const { data, errors } = (await response.json()) as { data?: Fields; errors?: unknown };
    if (errors !== undefined || data === undefined) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  };
  const { login } = await send(
    '/content/graphql',
    'mutation ($credentials: PasswordProviderResponseInput) { login(input: {provider: PASSWORD, credentials: $credentials}) { authToken } }',
    { credentials: { username: 'administrator', password: demoPassword } },
  );
  const { authToken } = login as { authToken: string };
  return (query, variables) => send('/graphql', query, variables, authToken);
}

/** In the browser: a list remembers its filter and sorting, which would reach into the next test. */
function forgetLists(): void {
  const remembered = Object.keys(localStorage).filter((key) => /\.(listParams|selectedIds)$/.test(key));
  for (const key of remembered) localStorage.removeItem(key);
}

interface Fixtures {
  /** A page of somebody who has signed in; two of them are two tabs of one person. */
  readonly openAs: (role: Role) => Promise<Page>;
  readonly administrator: Page;
  /** The API as the administrator, to make what a test needs to be there. */
  readonly ask: Ask;
}

/**
 * One browser profile a role for the whole run. Tokens rotate while the tests work, so a profile saved once and
 * loaded again would present a token that has long been replaced.
 */
export const test = base.extend<Fixtures, { profiles: Map<Role, BrowserContext> }>({
  profiles: [
    async ({}, use) => {
      const profiles = new Map<Role, BrowserContext>();
      await use(profiles);
      for (const profile of profiles.values()) await profile.close();
    },
    { scope: 'worker' },
  ],
  openAs: async ({ browser, profiles, baseURL, locale, timezoneId, viewport }, use) => {
    const opened: Page[] = [];
    await use(async (role) => {
      const known = profiles.get(role);
      const profile = known ?? (await browser.newContext({ baseURL, locale, timezoneId, viewport }));
      if (known === undefined) {
        profiles.set(role, profile);
        const page = await profile.newPage();
        await signIn(page, role);
        await page.close();
      }
      const page = await profile.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) {
      if (!page.isClosed()) await page.evaluate(forgetLists);
      await page.close();
    }
  },
  administrator: async ({ openAs }, use) => use(await openAs('administrator')),
  ask: async ({ request }, use) => use(await signInByRequest(request)),
});

export { expect } from 'playwright/test';
