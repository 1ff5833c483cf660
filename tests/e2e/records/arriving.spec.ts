import type { Page } from 'playwright';
import { expect, test } from '../session.ts';
import { drawn, watchRequests } from '../pages/watchRequests.ts';

declare global {
  interface Window {
    pictures: string[];
    askedFor: number;
  }
}

/** Counts what has been asked for when all rows are drawn: what is loaded ahead of others comes after it. */
const countUntilDrawn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelectorAll('main tbody a[data-record]').length < 100) requestAnimationFrame(look);
      else window.askedFor = 1 + performance.getEntriesByType('resource').length;
    };
    look();
  });

/** How wide the columns were in each picture from now on, and how many rows were in it. */
const watchColumns = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const before = document.querySelector('main tbody a[data-record]');
    window.pictures = [];
    const look = () => {
      const rows = document.querySelectorAll('main tbody a[data-record]');
      const heads = [...document.querySelectorAll('main thead th')];
      if (rows[0] !== before)
        window.pictures.push(
          `${rows.length}: ${heads.map((head) => head.getBoundingClientRect().width.toFixed(0)).join()}`,
        );
      requestAnimationFrame(look);
    };
    look();
  });

test('a list that is back stands where it was left, and a cold one asks for few things', async ({
  openAlone,
}) => {
  const page = await openAlone('administrator');
  await countUntilDrawn(page);
  const { settled } = watchRequests(page);
  await page.goto('/participants?perPage=100');
  const links = page.locator('main tbody a[data-record]');
  await expect(links).toHaveCount(100);
  const requests = await page.evaluate(() => window.askedFor);
  expect(requests).toBeGreaterThan(10);
  expect(requests).toBeLessThanOrEqual(26);
  await settled();

  const scroller = page.locator('main .RaDataTable-tableWrapper');
  const top = () => scroller.evaluate((box) => Math.round(box.scrollTop));
  await links.nth(70).scrollIntoViewIfNeeded();
  await drawn(page);
  const before = await top();
  expect(before).toBeGreaterThan(500);
  const name = await links.nth(70).innerText();
  await links.nth(70).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(links).toHaveCount(100);
  await expect.poll(top).toBe(before);
  await settled();
  expect(await top()).toBe(before);
  await expect(links.nth(70)).toBeInViewport();

  // Other rows are shown from the first on. Those in sight come first, and move no column when the others do.
  const firstName = await links.first().innerText();
  await watchColumns(page);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(links.first()).not.toHaveText(firstName);
  await expect(links).toHaveCount(100);
  await settled();
  expect(await top()).toBe(0);
  const seen = await page.evaluate(() => window.pictures);
  expect(seen[0]).toMatch(/^20:/);
  expect(seen.at(-1)).toMatch(/^100:/);
  expect(new Set(seen.map((one) => one.replace(/^\d+: /, ''))).size).toBe(1);
});
