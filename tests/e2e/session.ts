import { test as base, type BrowserContext, type Page } from 'playwright/test';

const password = process.env['DEMO_PASSWORD'] ?? 'convene-demo';
type Role = 'administrator' | 'country_manager' | 'viewer';

/** Signs in through the page, as a person does. */
async function signIn(page: Page, username: Role): Promise<void> {
  await page.goto('/account/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
}

interface Fixtures {
  /** A page of somebody who has signed in; two of them are two tabs of one person. */
  readonly openAs: (role: Role) => Promise<Page>;
  readonly administrator: Page;
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
    for (const page of opened) await page.close();
  },
  administrator: async ({ openAs }, use) => use(await openAs('administrator')),
});

export { expect } from 'playwright/test';
