import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { SlowTab } from './SlowTab.ts';

export type Measure = (browser: Browser, options: BrowserContextOptions) => Promise<Figures>;
/** By what they are of: milliseconds, requests, kilobytes, pixels. */
export type Figures = Readonly<Record<string, number>>;

const rows = 'main tbody a[data-record]';
const cards = 'main li a[data-record]';
export const hundred = '/participants?perPage=100';

const longest = (tasks: readonly number[]): number => Math.max(0, ...tasks);

/** Milliseconds of the page's own clock until so many rows are there and drawn. */
export async function untilRows(page: Page, count: number, rowsOf = rows): Promise<number> {
  const time = await page.waitForFunction(
    ({ selector, least }) => document.querySelectorAll(selector).length >= least && performance.now(),
    { selector: rowsOf, least: count },
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await time.jsonValue());
}

/** A list that this browser has never seen, and nothing else of the app. */
export const coldList: Measure = async (browser, options) => {
  const tab = await SlowTab.open(browser, options);
  await tab.page.goto('/participants', { waitUntil: 'commit' });
  const shown = await untilRows(tab.page, 10);
  const atRows = tab.traffic;
  await tab.quiet();
  const all = tab.traffic;
  await tab.close();
  return {
    'cold list: first rows, ms': shown,
    'cold list: requests until then': atRows.requests,
    'cold list: kB until then': atRows.bytes / 1000,
    'cold list: requests until quiet': all.requests,
    'cold list: kB until quiet': all.bytes / 1000,
  };
};

/** A list that this browser has seen, with and without its scripts, and what its page asks ahead of them. */
export const listAgain: Measure = async (browser, options) => {
  const tab = await SlowTab.open(browser, options);
  const { page } = tab;
  const visit = async ({ anew, ahead }: { readonly anew: boolean; readonly ahead: boolean }) => {
    await tab.quiet();
    if (!ahead) await page.evaluate(() => window.localStorage.removeItem('convene-head-start'));
    if (anew) await tab.emptyCache();
    await page.goto('/participants', { waitUntil: 'commit' });
    return untilRows(page, 10);
  };
  await page.goto('/participants', { waitUntil: 'commit' });
  await untilRows(page, 10);
  const figures: Record<string, number> = {};
  for (const anew of [true, false])
    for (const ahead of [false, true]) {
      const how = `${anew ? 'scripts anew' : 'scripts there'}${ahead ? ', asked ahead' : ''}`;
      figures[`list again, ${how}: rows, ms`] = await visit({ anew, ahead });
    }
  await tab.close();
  return figures;
};

/** To the record of one row of a list and back; when it was left for the list, by the page's own clock in ms. */
async function thereAndBack(tab: SlowTab, rowsOf: string, row: number): Promise<number> {
  const { page } = tab;
  await page.locator(rowsOf).nth(row).click();
  await page.waitForURL(/\/participants\/\d+$/);
  // The list stays until the record is there.
  await page.waitForFunction((selector) => document.querySelector(selector) === null, rowsOf);
  await tab.quiet();
  await tab.longTasks();
  return page.evaluate(() => {
    const now = performance.now();
    window.history.back();
    return now;
  });
}

const scroller = 'main .RaDataTable-tableWrapper';
const scrolled = (page: Page): Promise<number> =>
  page.evaluate((selector) => document.querySelector(selector)?.scrollTop ?? -1, scroller);

/** From a hundred rows to the next, and from a record back to them, of which one was scrolled to. */
export const backToList: Measure = async (browser, options) => {
  const tab = await SlowTab.open(browser, options);
  const { page } = tab;
  await page.goto(hundred, { waitUntil: 'commit' });
  await untilRows(page, 100);
  await tab.quiet();
  const drawing = longest(await tab.longTasks());
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.waitForURL(/page=2/);
  // Those of before stay until the others are there.
  await page.waitForFunction((selector) => document.querySelector(selector)?.closest('[inert]'), rows);
  await page.waitForFunction((selector) => !document.querySelector(selector)?.closest('[inert]'), rows);
  await untilRows(page, 100);
  await tab.quiet();
  const paging = longest(await tab.longTasks());
  await page.locator(rows).nth(60).scrollIntoViewIfNeeded();
  await page.waitForFunction((selector) => (document.querySelector(selector)?.scrollTop ?? 0) > 0, scroller);
  const before = await scrolled(page);
  const left = await thereAndBack(tab, rows, 60);
  // Those in sight are drawn first.
  const inSight = await untilRows(page, 10);
  const all = await untilRows(page, 100);
  await tab.quiet();
  const after = await scrolled(page);
  const tasks = longest(await tab.longTasks());
  await tab.close();
  return {
    'a hundred rows, cold: longest task, ms': drawing,
    'a hundred other rows: longest task, ms': paging,
    'back to a hundred rows: those in sight, ms': inSight - left,
    'back to a hundred rows: all, ms': all - left,
    'back to a hundred rows: longest task, ms': tasks,
    'back to a hundred rows: moved, px': Math.abs(after - before),
  };
};

/** One row of a hundred is selected, with some selected already. */
export const selectRow: Measure = async (browser, options) => {
  const tab = await SlowTab.open(browser, options);
  const { page } = tab;
  await page.goto(hundred, { waitUntil: 'commit' });
  await untilRows(page, 100);
  await tab.quiet();
  const boxes = page.locator('main tbody input[type=checkbox]:enabled');
  for (const index of [2, 3]) await boxes.nth(index).click();
  await page.waitForTimeout(2_000);
  await page.evaluate(() => window.clicks.splice(0));
  for (const index of [5, 6, 7]) {
    await boxes.nth(index).click();
    await page.waitForTimeout(2_500);
  }
  const times = await page.evaluate(() => window.clicks.splice(0));
  await tab.close();
  // A click that took less than a frame is not told of.
  return { 'selecting a row of a hundred, ms': Math.max(16, ...times) };
};

/** A hundred rows on a telephone: another hundred, back from a record, and one that is selected. */
export const hundredCards: Measure = async (browser, options) => {
  const tab = await SlowTab.open(browser, { ...options, viewport: { width: 390, height: 844 } });
  const { page } = tab;
  const allThere = () => untilRows(page, 100, cards);
  await page.goto(hundred, { waitUntil: 'commit' });
  await allThere();
  await tab.quiet();
  const drawing = longest(await tab.longTasks());
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.waitForURL(/page=2/);
  await tab.quiet();
  await allThere();
  const paging = longest(await tab.longTasks());
  const boxes = page.locator('main li input[type=checkbox]');
  await page.evaluate(() => window.clicks.splice(0));
  for (const index of [2, 3, 4]) {
    await boxes.nth(index).click();
    await page.waitForTimeout(2_500);
  }
  const clicks = await page.evaluate(() => window.clicks.splice(0));
  const left = await thereAndBack(tab, cards, 5);
  const inSight = await untilRows(page, 10, cards);
  const all = await allThere();
  await tab.quiet();
  const returning = longest(await tab.longTasks());
  await tab.close();
  return {
    'a hundred cards, cold: longest task, ms': drawing,
    'a hundred other cards: longest task, ms': paging,
    'selecting a card of a hundred, ms': Math.max(16, ...clicks),
    'back to a hundred cards: those in sight, ms': inSight - left,
    'back to a hundred cards: all, ms': all - left,
    'back to a hundred cards: longest task, ms': returning,
  };
};
