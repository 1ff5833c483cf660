import type { Locator, Page } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';

const filter = encodeURIComponent(JSON.stringify({ booking_status: ['CONFIRMED'], booking_type: 'STAFF' }));

async function openFiltered(page: Page): Promise<void> {
  await page.goto(`/bookings?filter=${filter}`);
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
}

async function exportList(page: Page, within: Page | Locator = page.getByRole('main')): Promise<void> {
  await within.getByRole('button', { name: 'Export', exact: true }).first().click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
}

test('the export of a filtered list stands in the log, in words (S4)', async ({ administrator, openAs }) => {
  const viewer = await openAs('viewer');
  await openFiltered(viewer);
  const [file] = await Promise.all([viewer.waitForEvent('download'), exportList(viewer)]);
  expect(file.suggestedFilename()).toBe('Bookings.csv');

  await administrator.goto('/log');
  await administrator.getByRole('tab', { name: 'Exports and passports shown' }).click();
  const row = administrator.getByRole('main').getByRole('row').nth(1);
  await expect(row).toContainText('Exported');
  await expect(row).toContainText('Bookings');
  await expect(row).toContainText('Type: Staff');
  // The moment leads to the entry and the name to the person; there is no record to lead to.
  await expect(row.getByRole('link')).toHaveCount(2);

  await row.getByRole('link').first().click();
  await expect(administrator.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  const facts = administrator.getByRole('definition');
  await expect(facts.nth(0)).toHaveText(/^\d+$/);
  await expect(facts.nth(1)).toContainText('Status: Confirmed');
  await expect(facts.nth(2)).toContainText('Participant, Event,');
  await expect(administrator.getByRole('main')).not.toContainText(/[{}_]/);
});

test('where the log cannot keep it there is no file, and it is said why beside the bar of what is ticked', async ({
  openAs,
}) => {
  const viewer = await openAs('viewer');
  await openFiltered(viewer);
  await viewer.getByRole('main').getByRole('row').nth(1).getByRole('checkbox').check();
  const bar = viewer.getByRole('toolbar', { name: '1 selected' });
  await expect(bar).toBeVisible();
  let downloads = 0;
  viewer.on('download', () => (downloads += 1));
  await viewer.route('**/graphql', (route) =>
    /RecordExport|ExportRecords/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await exportList(viewer, bar);
  await expect(viewer.getByText(/The export could not be made: The server did not answer/)).toBeVisible();
  expect(downloads).toBe(0);
  await bar.getByRole('button', { name: 'Export' }).click({ timeout: 2_000 });
  await expect(viewer.getByRole('menu', { name: 'Export' })).toBeVisible();
});

test('the log says who, what and when, and has its views at hand', async ({ administrator: page, ask }) => {
  const make = records(ask);
  await make.deleted('Redirect', (await make.redirect({ path: '/gone' })).id);
  await page.goto('/log');
  for (const name of ['When', 'Who', 'What', 'Kind', 'Record', 'Before', 'After'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const first = page.getByRole('main').getByRole('row').nth(1);
  await page.getByRole('tab', { name: 'Deleted' }).click();
  await expect(first).toContainText('Deleted');
  await expect(first).toContainText('/gone');
  await page.getByRole('tab', { name: 'Roles and accounts' }).click();
  await expect(first.getByRole('cell', { name: 'User', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Today' }).click();
  await expect(page.getByRole('tab', { name: 'Today', selected: true })).toBeVisible();
  // What the page itself keeps of one's preferences may be newer.
  await expect(page.getByRole('main').getByRole('row', { name: '/gone' })).not.toHaveCount(0);
});
