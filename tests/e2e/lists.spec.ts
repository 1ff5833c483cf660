import { expect, test } from './session.ts';

const lists: readonly { path: string; search?: string }[] = [
  { path: '/events', search: 'spasticity' },
  { path: '/centers' },
  { path: '/trainers', search: 'an' },
  { path: '/participants', search: 'mar' },
  { path: '/bookings' },
  { path: '/templates' },
  { path: '/users', search: 'an' },
];

for (const { path, search } of lists) {
  test(`${path} pages, sorts, and opens a record`, async ({ administrator: page }) => {
    await page.goto(path);
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows).toHaveCount(11);
    const firstOfPageOne = await rows.nth(1).innerText();
    await page.getByRole('button', { name: 'Go to page 2', exact: true }).click();
    await expect(rows.nth(1)).not.toHaveText(firstOfPageOne);

    if (search !== undefined) {
      await page.goto(path);
      await page.getByRole('searchbox').fill(search);
      await expect(page).toHaveURL(/filter=/);
      await expect(rows.nth(1)).toBeVisible();
    }
    await page.goto(path);
    await rows.nth(1).getByRole('link').first().click();
    await page.waitForURL(new RegExp(`${path}/\\d+$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a filter becomes a sentence that can be taken away', async ({ administrator: page }) => {
  await page.goto('/events');
  const count = page.getByRole('heading', { level: 1 });
  await expect(count).toContainText('160');
  await page.goto(`/events?filter=${encodeURIComponent(JSON.stringify({ capacity: 'FULL' }))}`);
  await expect(count).not.toContainText('160');
  await page.getByRole('button', { name: 'Remove filter: Seats', exact: true }).click();
  await expect(count).toContainText('160');
});

test('a viewer can create, change and delete nothing', async ({ openAs }) => {
  const page = await openAs('viewer');
  await page.goto('/participants');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: /^New/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});
