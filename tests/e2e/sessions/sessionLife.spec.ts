import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright/test';
import { chromiumOptions } from '#tests/setup/findChromium.ts';
import { expect, test } from '../session.ts';
import { signIn } from '../signIn.ts';
import { withRefreshInterval } from './withRefreshInterval.ts';

/** Spec §3, §4 and §9: what keeps a session alive, in real browsers with a short interval. */

const interval = 1_000;

/** The refresh tokens a page sends. */
function refreshesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? request.postData() : null;
    if (!body?.includes('RefreshTokenMutation')) return;
    const { variables } = JSON.parse(body) as { variables: { refreshToken: string } };
    sent.push(variables.refreshToken);
  });
  return sent;
}

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'convene-session');

test('one of two tabs refreshes for both, and the other one takes over when it is closed', async ({
  openAlone,
}) => {
  const first = await openAlone('logistics');
  const context = first.context();
  await withRefreshInterval(context, interval);
  const byFirst = refreshesOf(first);
  await first.goto('/');
  const second = await context.newPage();
  const bySecond = refreshesOf(second);
  await second.goto('/events');
  await expect(second.getByRole('main').getByRole('row').first()).toBeVisible();

  await expect.poll(() => byFirst.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  expect(bySecond).toEqual([]);
  // The refresh token of the sign-in first, then each new auth token in its place, none of them twice.
  expect(byFirst[0]).not.toContain('.');
  expect(byFirst.slice(1).every((token) => token.split('.').length === 3)).toBe(true);
  expect(new Set(byFirst).size).toBe(byFirst.length);

  // Right after an answer has been kept: closed while it waits for one, the second tab would send the same token.
  const kept = (await sessionCookie(context))?.value;
  await expect.poll(async () => (await sessionCookie(context))?.value, { intervals: [50] }).not.toBe(kept);
  await first.close();
  await expect.poll(() => bySecond.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  expect(bySecond[0]).not.toBe(byFirst.at(-1));
  await second.getByRole('button', { name: 'Refresh' }).click();
  await expect(second.getByRole('main').getByRole('row').first()).toBeVisible();
  expect(new URL(second.url()).pathname).toBe('/events');
});

test('a refresh that is refused with 403 clears the user, tells the server and leads to sign-in', async ({
  openAlone,
}) => {
  const page = await openAlone('compliance');
  const context = page.context();
  await withRefreshInterval(context, interval);
  await page.goto('/events?page=2');
  const logout = page.waitForRequest((request) => request.postData()?.includes('LogoutMutation') === true);
  await context.route('**/content/graphql', async (route) => {
    if (route.request().postData()?.includes('RefreshTokenMutation') !== true) return route.fallback();
    await route.fulfill({ status: 403, json: { errors: [{ message: 'No.', extensions: {} }] } });
  });
  await page.waitForURL(/\/account\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/events\?page=2|^\/events\?.*page=2/);
  await logout;
  expect(await sessionCookie(context)).toBeUndefined();
});

test('a session survives a restart of the browser, and a raised cookie version ends it', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'convene-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...chromiumOptions(),
      ...(baseURL === undefined ? {} : { baseURL }),
    });
  const before = await open();
  await signIn(await before.newPage(), 'booker');
  const cookie = await sessionCookie(before);
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  await before.close();

  const after = await open();
  const page = await after.newPage();
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
  await after.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), cookieVersion: 99 } });
  });
  await page.reload();
  await page.waitForURL('/account/login?redirect=%2Fevents');
  await after.close();
  rmSync(profile, { recursive: true, force: true });
});

test('signing out in one tab signs the other one out', async ({ openAlone }) => {
  const one = await openAlone('logistics');
  await one.goto('/');
  const two = await one.context().newPage();
  await two.goto('/centers');
  await expect(two.getByRole('main').getByRole('row').first()).toBeVisible();
  await one.goto('/account');
  await one.getByRole('button', { name: 'Sign out', exact: true }).click();
  await one.waitForURL(/\/account\/login/);
  await two.waitForURL(/\/account\/login\?redirect=/);
});
