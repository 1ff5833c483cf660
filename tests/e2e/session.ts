import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test';
import type { Ask } from '../factories/records.ts';
import { startAppServer, type AppServer } from './appServer.ts';
import { askAs, keptInBrowser, signInByRequest } from './signInByRequest.ts';
import { leaveTab } from './leaveTab.ts';

type Role =
  | 'administrator'
  | 'global_manager'
  | 'country_manager'
  | 'booker'
  | 'logistics'
  | 'compliance'
  | 'viewer';

interface Fixtures {
  /** How every profile of a test is made that is not the one of `page`. */
  readonly profileOptions: BrowserContextOptions;
  /** A page of somebody who has signed in; two of them are two tabs of one person. */
  readonly openAs: (role: Role) => Promise<Page>;
  readonly administrator: Page;
  /** A page in a profile of this test alone: signed in with a session of its own, or nobody. */
  readonly openAlone: (username?: string) => Promise<Page>;
}

interface Profile {
  readonly context: BrowserContext;
  /** Kept from test to test: a new one costs as much as loading the page in it. */
  tab: Page | null;
}

interface WorkerFixtures {
  readonly server: AppServer;
  /** One browser profile a role. */
  readonly profiles: Map<Role, Profile>;
  /** The API as the administrator, to make what a test needs to be there. */
  readonly ask: Ask;
}

/** Each worker has its own server and database, and one browser profile a role for all its tests. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startAppServer({ AUTH_TOKEN_SECONDS: '14400' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  profiles: [
    async ({}, use) => {
      const profiles = new Map<Role, Profile>();
      await use(profiles);
      for (const { context } of profiles.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  ask: [
    async ({ server: { origin } }, use) => use(askAs(origin, await signInByRequest(origin, 'administrator'))),
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  profileOptions: async ({ baseURL, locale, timezoneId, viewport, contextOptions }, use) =>
    use({ ...contextOptions, baseURL, locale, timezoneId, viewport }),
  openAs: async ({ browser, profiles, profileOptions, server: { origin } }, use) => {
    const kept = new Set<Profile>();
    const opened: Page[] = [];
    await use(async (role) => {
      const known = profiles.get(role);
      const profile: Profile = known ?? {
        context: await browser.newContext({
          ...profileOptions,
          storageState: keptInBrowser(origin, await signInByRequest(origin, role)),
        }),
        tab: null,
      };
      profiles.set(role, profile);
      if (!kept.has(profile)) {
        kept.add(profile);
        profile.tab ??= await profile.context.newPage();
        return profile.tab;
      }
      const page = await profile.context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.close();
    for (const profile of kept) profile.tab = await leaveTab(profile.tab, origin);
  },
  administrator: async ({ openAs }, use) => use(await openAs('administrator')),
  openAlone: async ({ browser, profileOptions, server: { origin } }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (username) => {
      const signedIn =
        username === undefined
          ? {}
          : { storageState: keptInBrowser(origin, await signInByRequest(origin, username)) };
      const context = await browser.newContext({ ...profileOptions, ...signedIn });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from 'playwright/test';
