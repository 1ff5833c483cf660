import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../session.ts';
import { drawn, watchRequests } from './watchRequests.ts';

/** Counts the files of the app that are asked for. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(pathname);
  });
  return files;
}
/** The file that the build has given a name. */
function builtAs(name: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly name?: string }>
  >;
  return `/${Object.values(manifest).find((chunk) => chunk.name === name)?.file ?? ''}`;
}

const list = builtAs('trainers');
const watcher = builtAs('AfterPaint');
const trainers = (page: Page) => page.getByRole('link', { name: 'Trainers', exact: true });

/** A page whose visitor saves data. */
async function openSaving(open: (username: string) => Promise<Page>): Promise<Page> {
  const page = await open('administrator');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return page;
}

/** Opens a page and waits until its links are watched, and what was seen of them has been told. */
async function openWatched(page: Page, files: readonly string[]): Promise<void> {
  const { settled } = watchRequests(page);
  await page.goto('/account');
  await expect.poll(() => files).toContain(watcher);
  await settled();
  // Observers are told in the order in which they began: whoever began before this one has heard of the link.
  await trainers(page).evaluate(
    (link) => new Promise<void>((told) => new IntersectionObserver(() => told()).observe(link)),
  );
  await drawn(page);
}

test('the page of a link is loaded when the link is seen, before it is followed', async ({
  administrator: page,
}) => {
  const files = watchFiles(page);
  await openWatched(page, files);
  await expect.poll(() => files.filter((file) => file === list).length).toBe(1);
  await trainers(page).click();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(26);
  expect(files.filter((file) => file === list)).toHaveLength(1);
});

test('whoever was at a page before has asked for it again before its scripts are there', async ({
  openAlone,
}) => {
  const page = await openAlone('administrator');
  const { requests, settled } = watchRequests(page);
  const rows = page.getByRole('main').getByRole('row');
  await page.goto('/trainers');
  await expect(rows).toHaveCount(26);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('convene-head-start')))
    .toContain('/trainers');
  await settled();
  const first = requests().flat().toSorted();

  const before = requests().length;
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/\/assets\/index-/, async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto('/trainers', { waitUntil: 'commit' });
  await expect.poll(() => requests().length).toBe(before + 1);
  expect(requests().slice(before).flat()).toContain('TrainerList');
  bring();
  await expect(rows).toHaveCount(26);
  await settled();
  expect(requests().slice(before).flat().toSorted()).toEqual(first);
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
  await expect(name).toHaveValue('Half written');
});

test('a page whose code is gone is loaded anew, once', async ({ openAlone }) => {
  const page = await openSaving(openAlone);
  await openWatched(page, watchFiles(page));
  let loads = 0;
  page.on('load', () => (loads += 1));
  let isGone = true;
  // Until the end: what is asked while the browser ends a route may never be answered.
  await page.route('**/assets/**', async (route) => {
    if (!isGone) return route.continue();
    isGone = false;
    await route.fulfill({ status: 404, body: '' });
  });
  await trainers(page).click();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(26);
  expect(loads).toBe(1);
});
