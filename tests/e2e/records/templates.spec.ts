import { records } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';
import { fill, pick } from './formSteps.ts';

test('a template with a repeat and a condition is written, seen on a real event, and saved', async ({
  administrator: page,
  ask,
}) => {
  // Of its own: which event comes next hangs on the day, and on what other tests have made.
  const name = 'Programme with a lunch';
  await records(ask).event({
    name,
    agenda: {
      sections: [
        {
          name: 'Day 1',
          items: [{ name: 'Lunch', time_start: '2027-06-10T12:00:00', time_end: '2027-06-10T13:00:00' }],
        },
      ],
    },
  });
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();
  const insert = async (dialog: string) =>
    page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Insert' }).click();
  await page.goto('/templates/create');
  await fill(page, 'Name', 'Programme by post');
  await pick(page, 'Takes values from', 'Event');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Programme of the day');
  await page.keyboard.press('Enter');

  await press('Repeat');
  await page.getByRole('combobox', { name: 'Repeat for each of' }).click();
  await page.getByRole('option', { name: /^Items.* as it stands now/ }).click();
  await insert('Repeat');
  await expect(text).toContainText('For each of: items');
  await expect(text).toBeFocused();
  await press('Insert field');
  // A long value of the record is cut, and widens nothing.
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.getByRole('combobox', { name: 'Search the fields' }).fill('name of the item');
  await page.getByRole('option', { name: /^Name of the item/ }).click();
  await expect(text).toContainText('Items: name of the item');

  await text.getByText('Programme of the day').click();
  await press('Condition');
  await page.getByRole('combobox', { name: 'Show only if' }).fill('first day');
  await page.getByRole('option', { name: 'First day' }).first().click();
  await insert('Condition');
  await expect(text).toContainText('Only if there is: Event: first day');

  // The real paper of an event, of the next one until another is picked: what stands in it can be read.
  const paper = page.getByRole('region', { name: 'Preview of Programme by post' });
  await expect(paper).toContainText('Programme of the day');
  await pick(page, 'Event', name);
  await expect(paper).toContainText('Lunch');
  await press('Create template');
  await expect(page.getByRole('heading', { level: 1, name: 'Programme by post' })).toBeVisible();
  // Text and paper share the whole width: what is told beside a record stands below them.
  const below = page.getByRole('complementary', { name: 'About this record' });
  const [paperBox, belowBox] = [await paper.boundingBox(), await below.boundingBox()];
  expect(paperBox?.width).toBeGreaterThan(500);
  expect(belowBox?.x).toBeLessThan(paperBox?.x ?? 0);
  await pick(page, 'Event', name);
  await expect(paper).toContainText('Lunch');
});
