import type { Locator, Page } from 'playwright/test';
import { unique } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';
import { tabTo } from '../tabTo.ts';

/** More of them show how long it takes: `IMPORT_ROWS=5000`, of which 37 are wrong. */
const rows = Number(process.env['IMPORT_ROWS'] ?? 30);
const wrong = rows < 1000 ? 3 : 37;
const timeout = 20_000 + rows * 20;

const mistakes = [
  { column: 2, wrong: 'Atlantis', right: 'France' },
  { column: 3, wrong: 'perhaps', right: 'no' },
  { column: 5, wrong: 'no address', right: 'right@mended.example' },
] as const;
/** Nobody has the e-mail address of another, nor of whom an earlier run has made: who may be known is not imported unasked. */
const run = unique();
function mistakeOf(nth: number) {
  const mistake = mistakes[nth % mistakes.length] ?? mistakes[0];
  return { ...mistake, right: mistake.right.replace('@', `${run}-${nth}@`) };
}

/** As an older spreadsheet writes it: Windows-1252, semicolons, and a head that says nothing by itself. */
function fileOf(name: string, value: 'wrong' | 'right') {
  const every = Math.floor(rows / wrong);
  const lines = Array.from({ length: rows }, (_, index) => {
    const cells = [
      name,
      `Jörg ${index}`,
      'Germany',
      'yes',
      `${name}${index}`,
      `${name}-${index}@mended.example`,
    ];
    const nth = index / every;
    const mistake = mistakeOf(nth);
    const isWrong = Number.isInteger(nth) && nth < wrong;
    return (isWrong ? cells.with(mistake.column, mistake[value]) : cells).join(';');
  });
  const head = 'Last name;First name;Country;Is HCP;OneKey ID;Box';
  return {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines].join('\r\n'), 'latin1'),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, select: Locator, option: string, key: 'Tab' | 'Shift+Tab') {
  await tabTo(page, select, key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  // A space would pick it.
  await page.keyboard.type(option.replace(/ .*/, ''));
  await page.keyboard.press('Enter');
  await expect(select).toHaveText(option);
  await expect(select).toBeFocused();
}

/** From the list to where a file has been read. */
async function bring(page: Page, file: ReturnType<typeof fileOf>) {
  // The browser is told before the page that asks for a file is there.
  const chooser = page.waitForEvent('filechooser');
  await page.waitForURL((url) => url.pathname === '/participants');
  await expect(button(page, 'Export')).toBeEnabled();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('import');
  await expect(page.getByRole('option', { name: /^Import/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Choose a file')).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await expect(button(page, 'Check all rows')).toBeFocused();
}

test('by keyboard a file is read, its wrong rows are mended one after the other, and it is imported once', async ({
  administrator: page,
  ask,
}) => {
  test.setTimeout(90_000 + 4 * timeout);
  const name = `Datei${unique()}`;
  const figure = rows.toLocaleString('en-GB');
  const people = async () => {
    const { participants } = await ask(
      'query ($search: String) { participants(where: { text_search: $search }, first: 1) { paginatorInfo { total } data { firstName } } }',
      { search: name },
    );
    return participants;
  };
  await page.goto('/participants');
  await bring(page, fileOf(name, 'wrong'));
  await choose(page, page.getByRole('combobox', { name: 'Field that “Box” fills' }), 'E-mail', 'Shift+Tab');
  const key = page.getByRole('combobox', { name: 'Find existing records by' });
  await choose(page, key, 'OneKey id', 'Shift+Tab');
  await tabTo(page, button(page, 'Check all rows'), 'Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, `Mend ${wrong} rows`)).toBeFocused({ timeout });
  await page.keyboard.press('Enter');
  for (let nth = 0; nth < wrong; nth += 1) {
    const cell = page.getByRole('dialog').locator(':focus');
    await expect(cell).toHaveValue(mistakeOf(nth).wrong);
    await expect(page.getByRole('dialog')).toContainText(`${wrong - nth} refused`);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(mistakeOf(nth).right);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').filter({ hasText: `${wrong - nth} refused` })).toHaveCount(0);
  }
  await expect(button(page, `Import ${figure} rows`)).toBeFocused();
  await page.keyboard.press('Enter');
  const toList = page.getByRole('link', { name: 'To the list' });
  await expect(toList).toBeFocused({ timeout });
  await expect(page.getByRole('main')).toContainText(`${figure} rows imported.`);
  expect(await people()).toMatchObject({
    paginatorInfo: { total: rows },
    data: [{ firstName: expect.stringMatching(/^Jörg \d/) }],
  });

  await page.keyboard.press('Enter');
  await bring(page, fileOf(name, 'right'));
  await page.keyboard.press('Enter');
  await expect(toList).toBeFocused({ timeout });
  await expect(page.getByRole('main')).toContainText(`Nothing to import: ${figure} rows are so already.`);
  expect(await people()).toMatchObject({ paginatorInfo: { total: rows } });
});
