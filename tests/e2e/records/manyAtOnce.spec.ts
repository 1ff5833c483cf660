import { records, unique } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';

/** More of them show how long it takes: `BULK_ROWS=200`. */
const rows = Number(process.env['BULK_ROWS'] ?? 8);

test('by keyboard all rows that match are changed after a look at what would change, and changed back', async ({
  administrator: page,
  ask,
}) => {
  test.setTimeout(60_000 + rows * 500);
  const name = `Menge${unique()}`;
  const make = records(ask);
  for (let n = 0; n < rows; n += 1)
    await make.participant({ last_name: `${name} ${n}`, job_title: n === 0 ? 'Matron' : 'Nurse' });
  const titles = async () => {
    const { participants } = await ask(
      'query ($search: String) { participants(where: { text_search: $search }, first: 200) { data { jobTitle } } }',
      { search: name },
    );
    const found = (participants as { readonly data: readonly { readonly jobTitle: string }[] }).data;
    const matrons = found.filter(({ jobTitle }) => jobTitle === 'Matron').length;
    return { matrons, nurses: found.filter(({ jobTitle }) => jobTitle === 'Nurse').length };
  };
  await page.goto(`/participants?filter=${encodeURIComponent(JSON.stringify({ text_search: name }))}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\D${rows}$`));

  await expect(page.getByRole('main').getByRole('row')).toHaveCount(Math.min(rows, 25) + 1);
  for (const key of ['j', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  await page.keyboard.press('Shift+A');
  await expect(page.getByRole('toolbar', { name: `${rows} selected` })).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: `Change ${rows} participants` });
  await expect(dialog.getByRole('combobox', { name: 'Add a field' })).toBeFocused();
  await page.keyboard.type('Job title');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Job title', exact: true })).toBeFocused();
  await page.keyboard.type('Matron');
  await page.keyboard.press('Control+Enter');

  // One is so already: the number on the button is what will be done.
  const run = dialog.getByRole('button', { name: `Change ${rows - 1}`, exact: true });
  await expect(run).toBeFocused({ timeout: 5000 + rows * 200 });
  await expect(dialog.getByRole('button', { name: '1 is so already' })).toBeVisible();
  await page.keyboard.press('Enter');
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText(`${rows - 1} changed.`, { timeout: 10_000 + rows * 200 });
  expect(await titles()).toEqual({ matrons: rows, nurses: 0 });

  await page.keyboard.press('Control+z');
  await expect(progress).toContainText(`${rows - 1} taken back.`, { timeout: 10_000 + rows * 200 });
  expect(await titles()).toEqual({ matrons: 1, nurses: rows - 1 });
});
