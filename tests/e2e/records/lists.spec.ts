import type { Page } from 'playwright/test';
import { expect, test } from '../session.ts';

const rowsOf = (page: Page) => page.getByRole('main').getByRole('row');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The number beside the title. */
async function total(page: Page): Promise<number> {
  const text = await title(page).innerText();
  const digits = /[\d,]+$/.exec(text)?.[0];
  if (digits === undefined) throw new Error(`There is no number in ${text}.`);
  return Number(digits.replaceAll(',', ''));
}

test('a list pages, searches, and opens a record', async ({ administrator: page }) => {
  await page.goto('/events');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(26);
  // A line below each but the last, at which the frame stands.
  const unlined = await rows.evaluateAll((all) =>
    all.flatMap((row, place) =>
      [...row.children].every((cell) => getComputedStyle(cell).borderBottomWidth === '0px') ? [place] : [],
    ),
  );
  expect(unlined).toEqual([25]);
  const firstOfPageOne = await rows.nth(1).innerText();
  await page.getByRole('button', { name: 'Go to page 2', exact: true }).click();
  await expect(rows.nth(1)).not.toHaveText(firstOfPageOne);

  const before = await total(page);
  await page.getByRole('searchbox').fill('spasticity');
  await expect(page).toHaveURL(/filter=/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  await expect(rows.nth(1)).toBeVisible();
  await rows.nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/events\/\d+$/);
  await expect(title(page)).toBeVisible();
});

test('events open with those to come, and stand under upcoming or past, and all of them under one of the two', async ({
  administrator: page,
}) => {
  await page.goto('/events');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Upcoming')).toHaveAttribute('aria-selected', 'true');
  await expect(rowsOf(page)).toHaveCount(26);
  const upcoming = await total(page);
  const countOf = async (name: string, filter: RegExp, before: number): Promise<number> => {
    await tab(name).click();
    await expect(page).toHaveURL(filter);
    await expect.poll(() => total(page)).not.toBe(before);
    return total(page);
  };
  const all = await countOf('All', /filter=%7B%7D/, upcoming);
  expect(upcoming + (await countOf('Past', /date_start_lt/, all))).toBe(all);
  await page.goto(`/events?filter=${encodeURIComponent('{"text_search":"spasticity"}')}`);
  await expect(rowsOf(page).nth(1)).toBeVisible();
  await expect(tab('Upcoming')).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
});
