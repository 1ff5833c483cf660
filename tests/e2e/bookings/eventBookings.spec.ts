import type { Locator, Page } from 'playwright/test';
import { eventWith } from './eventWith.ts';
import { expect, test } from '../session.ts';

const bar = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true });
const barText = (page: Page, label: string) => bar(page, label).getByRole('img').innerText();
const group = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const usedOf = async (page: Page) => Number.parseInt(await barText(page, 'Trainees'), 10);

async function openBookings(page: Page, id: string): Promise<void> {
  await page.goto(`/events/${id}?section=bookings`);
  await expect(bar(page, 'Trainees')).toBeVisible();
}

test('two placeholders are added at once, and the bar counts them', async ({ administrator: page, ask }) => {
  const { id } = await eventWith(ask, { seats: 6, booked: 2 });
  await openBookings(page, id);
  const before = await usedOf(page);
  const mine = group(page, 'New').getByRole('listitem').filter({ hasText: 'Placeholder for Iceland' });
  const held = await mine.count();

  await page.getByRole('button', { name: 'Add placeholders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add placeholders' });
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByLabel('Country').click();
  await page.getByRole('option', { name: 'Iceland' }).click();
  await dialog.getByRole('button', { name: 'Add 2 placeholders' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 placeholders added.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => usedOf(page)).toBe(before + 2);

  await expect(mine).toHaveCount(held + 2);
  await expect(mine.first()).toContainText(/day|today/);
});

test('the chase list shows who still owes what, in words', async ({ openAs }) => {
  // The view goes on in this browser and with the user: the tests of pages look at lists as nobody has left them.
  const page = await openAs('global_manager');
  await page.goto('/bookings');
  await page.getByRole('tab', { name: 'Travel chase list' }).click();
  await expect(page.getByRole('columnheader', { name: 'What is missing' })).toBeVisible();
  await expect(page.getByText('Event still to come: yes')).toBeVisible();
  const missing = page.locator('tbody tr').first().getByRole('cell').nth(3);
  await expect(missing).not.toHaveText('–');
  await expect(missing).not.toHaveText(/[a-z][A-Z]|_/);
});
