import { records } from '#tests/factories/records.ts';
import { expectAccessible, loadAxe, wcag } from '../pages/axe.ts';
import { expect, test } from '../session.ts';

test('costs are typed by keyboard, pasted from a spreadsheet, undone, kept over a reload and saved at once', async ({
  administrator: page,
  ask,
}) => {
  const event = await records(ask).event({ costs_base_currency: 'EUR', max_trainees: 10 });
  await page.goto(`/events/${event.id}?section=costs`);
  await page.getByRole('button', { name: 'Add a line' }).click();
  const cell = (column: string, line: number) => page.getByLabel(`${column}, line ${line}`, { exact: true });
  await expect(cell('Paid for', 1)).toBeFocused();
  await page.keyboard.type('Lunch');
  await page.keyboard.press('Tab');
  await cell('Category', 1).selectOption({ label: 'Lunch' });
  await expect(cell('Category', 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await cell('Multiplied', 1).selectOption('PER_PARTICIPANT');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('22');
  await page.keyboard.press('Enter');
  // Below the last line Enter begins the next, of the same category.
  await expect(cell('Paid for', 2)).toBeFocused();
  await cell('Paid for', 2).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Hall\tRoom\tFixed\t2\t500\t595\tEUR\nBus\tTransfers\tFixed\t1\t100\t119\tPLN',
    );
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const capacity = page.getByRole('region', { name: 'At capacity' });
  await expect(capacity).toContainText('Not known');
  await cell('Currency', 2).fill('EUR');
  await page.keyboard.press('Enter');
  // 10 × 22 + 2 × 595 + 119.
  await expect(capacity).toContainText('€1,529.00');
  await page.getByRole('button', { name: 'Delete line 1' }).click();
  await expect(capacity).toContainText('€1,309.00');
  await page.keyboard.press('Control+z');
  await expect(capacity).toContainText('€1,529.00');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'unsaved' })).toBeVisible();
  await expect(capacity).toContainText('€1,529.00');
  await loadAxe(page);
  await expectAccessible(page, { runOnly: wcag }, 'with costs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const { centreEvent } = await ask(
    'query ($id: ID!) { centreEvent(id: $id) { estimatedCosts { name costCategoryPath unitMode fixedUnits amountIncVat currency } costTotals { atCapacity { incVat } } } }',
    { id: event.id },
  );
  expect(centreEvent).toEqual({
    estimatedCosts: [
      {
        name: 'Lunch',
        costCategoryPath: 'Meals / Lunch',
        unitMode: 'PER_PARTICIPANT',
        fixedUnits: null,
        amountIncVat: 2200,
        currency: 'EUR',
      },
      {
        name: 'Hall',
        costCategoryPath: 'Venue / Room',
        unitMode: 'FIXED',
        fixedUnits: 2,
        amountIncVat: 59500,
        currency: 'EUR',
      },
      {
        name: 'Bus',
        costCategoryPath: 'Travel / Transfers',
        unitMode: 'FIXED',
        fixedUnits: 1,
        amountIncVat: 11900,
        currency: 'EUR',
      },
    ],
    costTotals: { atCapacity: { incVat: 152900 } },
  });
});
