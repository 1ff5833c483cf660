import type { Page } from 'playwright/test';
import { unique } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';

const filter = {
  is_upcoming: true,
  is_placeholder: false,
  whereConditions: {
    AND: [
      {
        OR: [
          { column: 'BOOKING_STATUS', operator: 'EQ', value: 'PENDING' },
          { column: 'BOOKING_STATUS', operator: 'EQ', value: 'CONFIRMED' },
        ],
      },
      {
        OR: [
          { column: 'DATE_CREATED', operator: 'GTE', value: '@last_yearT00:00' },
          { column: 'AUTHOR_ID', operator: 'EQ', value: '@me' },
        ],
      },
    ],
  },
};

/** Chooses in the menu of views by arrows. */
async function choose(page: Page, name: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') {
  // A menu that is closing still holds the keys.
  await expect(page.locator('[role="menu"], [role="dialog"]')).toHaveCount(0);
  await page.keyboard.press('v');
  const item = page.getByRole(role, { name, exact: true });
  await expect(item).toBeVisible();
  const isThere = () => item.evaluate((element) => element === document.activeElement);
  while (!(await isThere())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const count = async (page: Page) =>
  /\d[\d,]*$/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0];

test('by keyboard a view with groups is saved, shared, pinned with its count, and watched by whom it is for', async ({
  administrator: page,
  openAs,
}) => {
  // As long as a name may be, and without a space to break it at.
  const name = `Chased ${unique()} `.padEnd(100, 'o');
  await page.goto(`/bookings?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await expect(page.getByRole('main').getByRole('row').nth(25)).toBeVisible();
  await choose(page, 'Save as');
  await expect(page.getByLabel('Name of the view')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const all = await count(page);
  await expect(page.getByRole('tab', { name: `${name} ${all}`, selected: true })).toBeVisible();

  await choose(page, 'Share…');
  await expect(page.getByRole('radio', { name: 'Only you' })).toBeFocused();
  const beyondEdge = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(beyondEdge).toBe(0);
  for (const key of ['ArrowDown', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('Country');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveText('Country manager');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('for Country manager', { exact: true })).toBeVisible();

  await choose(page, 'Pin to the side');
  const pinned = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(pinned).toContainText(all ?? 'a count');
  const address = await pinned.getAttribute('href');

  const manager = await openAs('country_manager');
  await manager.goto(address ?? '');
  const own = manager.getByRole('tab', { name: new RegExp(`^${name} \\d`), selected: true });
  await expect(own).toBeVisible();
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(/\d$/);
  // Their own rows, and their own "me".
  await expect(own).toHaveText(`${name} ${await count(manager)}`);
  expect(await count(manager)).not.toBe(all);
  await choose(manager, 'Ring the bell', 'menuitemradio');
  await expect(manager.locator('[role="menu"]')).toHaveCount(0);
  await manager.keyboard.press('v');
  await expect(manager.getByRole('menuitemradio', { name: 'Ring the bell', exact: true })).toBeChecked();
  await manager.keyboard.press('Escape');
});
