import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './session.ts';

/** Counts the files of the app that are asked for. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(pathname);
  });
  return files;
}
/** The file that the build has made of a source. */
function builtFrom(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >;
  return `/${manifest[source]?.file ?? ''}`;
}

test('the page of a link is loaded when the link is seen, before it is followed', async ({
  administrator: page,
}) => {
  const files = watchFiles(page);
  const list = builtFrom('resources/trainers/List.tsx');
  await page.goto('/account');
  await expect.poll(() => files.filter((file) => file === list).length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Trainers', exact: true }).click();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
  expect(files.filter((file) => file === list)).toHaveLength(1);
});

test('nothing is loaded ahead where data is saved', async ({ administrator: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const files = watchFiles(page);
  await page.goto('/account');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  const list = builtFrom('resources/trainers/List.tsx');
  expect(files).not.toContain(list);
  await page.getByRole('link', { name: 'Trainers', exact: true }).click();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
  expect(files).toContain(list);
});

test('a new version is told of, and reloading for it asks where a form has changes', async ({
  administrator: page,
}) => {
  let build: string | null = null;
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, buildPollInterval: 500 } });
  });
  await page.route('**/build.json', (route) =>
    build === null ? route.continue() : route.fulfill({ json: { build } }),
  );
  await page.goto('/participants/create');
  const name = page.getByRole('textbox', { name: /^Last name/ });
  await name.fill('Half written');
  await page.waitForResponse('**/build.json');
  build = 'new';
  const notice = page.getByRole('status').filter({ hasText: 'New version' });
  await expect(notice).toHaveText(/New version\. Reload when you are ready\./);

  const answer = (how: 'accept' | 'dismiss') =>
    new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        await dialog[how]();
        resolve(dialog.type());
      });
    });
  const stays = answer('dismiss');
  await notice.getByRole('button', { name: 'Reload' }).click();
  expect(await stays).toBe('beforeunload');
  await expect(name).toHaveValue('Half written');

  const goes = answer('accept');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  expect(await goes).toBe('beforeunload');
  await loaded;
  await expect(name).toHaveValue('');
});

test('a page whose code is gone is loaded anew, once', async ({ administrator: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/account');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  loads = 0;
  await page.getByRole('link', { name: 'Trainers', exact: true }).click();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
  expect(loads).toBe(1);
});
