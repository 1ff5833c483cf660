import type { Page } from 'playwright/test';
import { expect, test } from '../session.ts';
import { watchRequests } from './watchRequests.ts';
import { demoPassword } from '../demoPassword.ts';

test.describe('signed out', () => {
  test('a page asks for a sign-in and comes back to the same address', async ({ page }) => {
    await page.goto('/events?page=2');
    await page.waitForURL(/\/account\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/events?page=2');
    await page.getByLabel('Username').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('administrator');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === '/events?page=2');
  });
});

test.describe('signed in', () => {
  test('/centres leads to /centers, path and query kept', async ({ administrator: page }) => {
    await page.goto('/centres?page=2');
    await page.waitForURL(/\/centers\?page=2/);
    await page.goto('/centres/1');
    await page.waitForURL(/\/centers\/1$/);
  });

  test('an unknown page says so', async ({ administrator: page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible();
  });

  test('an address with a stray percent sign is no page (spec §2)', async ({ administrator: page }) => {
    await page.goto('/no%page');
    await expect(page.getByText('Page Not Found: /no%page')).toBeVisible();
    await page.goto('/events/50%');
    await expect(page.getByText('Page Not Found: /events/50%')).toBeVisible();
  });

  test('the dashboard layout leaves a report the whole width, the default one keeps a measure', async ({
    administrator: page,
  }) => {
    await page.setViewportSize({ width: 2400, height: 1000 });
    const widthOf = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return (await page.getByRole('main').boundingBox())?.width ?? 0;
    };
    expect(await widthOf('/events')).toBe(1600);
    expect(await widthOf('/powerbi-dashboard')).toBeGreaterThan(2000);
  });

  test('an event is one request, its documents another, and what happened to it one more for who may read the log', async ({
    administrator: page,
    openAs,
  }) => {
    const asked = async (on: Page, path: string) => {
      const { operations, settled } = watchRequests(on);
      await on.goto(path);
      await expect(on.getByRole('tab', { name: 'Overview' })).toBeVisible();
      await settled();
      return operations()
        .map(({ operationName }) => operationName)
        .sort();
    };
    expect(await asked(page, '/events/1')).toEqual(['AuditList', 'EventShow', 'HeldDocuments']);
    const aside = page.getByRole('complementary', { name: 'About this record' });
    await expect(aside.getByRole('listitem').first()).toBeVisible();
    await aside.getByRole('link', { name: 'All in the log' }).click();
    await page.waitForURL(/\/log\?filter=/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /day course/ })
        .first(),
    ).toBeVisible();
    const viewer = await openAs('viewer');
    await viewer.goto('/events');
    const first = viewer.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
    const path = (await first.getAttribute('href')) ?? '';
    expect(await asked(viewer, path)).toEqual(['EventShow', 'HeldDocuments']);
    await expect(viewer.getByRole('tab', { name: 'History' })).toHaveCount(0);
  });
});
