import type { Page } from 'playwright/test';
import { watchRequests } from '../pages/watchRequests.ts';
import { expect, test } from '../session.ts';

/** Opens the editor by its key; what lies over the page while the last one closes keeps it from it. */
async function openFilters(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    // One that is slow to come would have the letter typed into it.
    if (await dialog.isHidden()) await page.keyboard.press('f');
    await expect(dialog.locator(':focus')).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** A filter by its property, how it compares, and its value: the first letters of each, and Enter. */
async function filterBy(page: Page, ...steps: readonly string[]): Promise<void> {
  await openFilters(page);
  for (const step of steps) {
    await expect(page.getByRole('dialog').locator(':focus')).toHaveValue('');
    await page.keyboard.type(step);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toBeHidden();
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Goes on by Tab to a button; by Shift and Tab, back to it. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    if ((await focused(page)) === name) return;
  }
  throw new Error(`${name} is not reached by ${key}.`);
}

test('four filters and two groups are made by keyboard alone, and taken back', async ({
  administrator: page,
}) => {
  await page.goto(`/events?filter=${encodeURIComponent('{}')}`);
  const chips = page.locator('[data-chip]');
  const title = page.getByRole('heading', { level: 1 });
  const total = async () => Number(/\d+$/.exec(await title.innerText())?.[0]);
  await expect.poll(total).toBeGreaterThan(100);
  const all = await total();

  await filterBy(page, 'starts', 'in a', 'this year');
  await filterBy(page, 'published', 'is', 'yes');
  await filterBy(page, 'name', 'contains', 'course');
  await filterBy(page, 'waiting', 'is at least', '0');

  await openFilters(page);
  await tabTo(page, 'Advanced');
  await page.keyboard.press('Enter');
  const related = 'Add condition on related records';
  for (const conditions of [2, 3]) {
    await tabTo(page, 'Add group');
    await page.keyboard.press('Enter');
    // Back over the list's own buttons to those of the group that is new.
    await tabTo(page, related, 'Shift+Tab');
    await tabTo(page, related, 'Shift+Tab');
    for (let added = 0; added < conditions; added += 1) await page.keyboard.press('Enter');
    await tabTo(page, related);
  }
  await tabTo(page, 'Apply');
  const { settled } = watchRequests(page);
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('HAS') === true);
  await page.keyboard.press('Enter');
  // Until then the total is that of the filters before.
  await answer;
  await settled();

  const either = 'Has bookings or Has bookings';
  const said = [
    'Starts: this year',
    'Published: yes',
    'Name contains course',
    'Waiting is at least 0',
    either,
    `${either} or Has bookings`,
  ];
  await expect(chips).toHaveText(said);
  await expect.poll(total).toBeLessThan(all);
  const narrowed = await total();
  await page.reload();
  await expect(chips).toHaveText(said);
  await expect.poll(total).toBe(narrowed);
  const address = new URL(page.url()).searchParams.get('filter') ?? '';
  const has = { HAS: { relation: 'EVENT_BOOKINGS', operator: 'GTE', amount: 1 } };
  expect(JSON.parse(address) as unknown).toMatchObject({
    date_start_gte: '@this_year',
    date_start_lt: '@this_year.end',
    is_published: true,
    whereConditions: { AND: [{ column: 'NAME' }, {}, { OR: [has, has] }, { OR: [has, has, has] }] },
  });

  await chips.last().focus();
  for (let left = 5; left > 0; left -= 1) {
    await page.keyboard.press('Backspace');
    await expect(chips).toHaveCount(left);
    await expect(chips.last()).toBeFocused();
  }
  await openFilters(page);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    // Between its first picture and what React does after that, a dialog hears of no Escape.
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(chips).toHaveText(['Starts: this year']);
});

test('where the system chooses the colours, what Enter takes has a ring', async ({ administrator: page }) => {
  await page.goto('/bookings');
  await page.emulateMedia({ forcedColors: 'active' });
  await openFilters(page);
  const marked = page.getByRole('option', { selected: true });
  const others = page.getByRole('option', { selected: false });
  await expect(marked).toHaveCSS('outline-style', 'solid');
  await expect(others.first()).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: null });
});

test('a filter by a record with a long name stays within its dialog', async ({ administrator: page }) => {
  await page.goto('/events');
  const link = page.locator('table a[data-record]').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  await page.goto(`/bookings?filter=${encodeURIComponent(JSON.stringify({ centre_event_id: id }))}`);
  await page.getByRole('button', { name: /^Event is/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: / 20\d\d$/ })).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
