import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { buildForeignApp, type ForeignApp } from '#tests/foreign/buildForeignApp.ts';
import { type ForeignApi, startForeignApi } from '#tests/foreign/startForeignApi.ts';

/** An API that is not ours: a plain list with amounts (tools), a plain one (makers), and one that is paged (loans). */
let app: ForeignApp | undefined;
let api: ForeignApi | undefined;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await buildForeignApp('workshop');
  api = await startForeignApi('workshop', {
    app: app.files,
    counts: { Tool: 120, Maker: 12, Loan: 200 },
  });
});
test.afterAll(async () => {
  await api?.stop();
  await app?.remove();
});

interface Tool {
  readonly id: string;
  readonly name: string;
  readonly condition: string;
  readonly price: number;
  readonly pieces: number;
}

async function ask<Data>(query: string): Promise<Data> {
  const response = await fetch(`${api?.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { readonly data: Data }).data;
}
const askTools = async (): Promise<readonly Tool[]> =>
  (await ask<{ readonly tools: readonly Tool[] }>('{ tools { id name condition price pieces } }')).tools;

/** What must not happen: a request that fails or asks for what the contract has not, a word in the console. */
function watch(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

const rows = (page: Page) => page.getByRole('main').getByRole('row');
const counted = (page: Page, count: number) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\D${count}$`));

test('lists and records of another API: found, sorted, looked at, changed in place and together, made', async ({
  page,
}) => {
  const faults = watch(page);
  const before = await askTools();

  // Without a home of its own, and without sign-in, the app begins with its first list.
  await page.goto(`${api?.origin}/`);
  await expect(page).toHaveURL(/\/tools/);
  await counted(page, 120);
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Roles and access' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);

  // One filter: typed, and shown as a chip.
  const search = page.getByPlaceholder('Search tools');
  await search.fill('condition:worn');
  await expect(page.getByRole('option', { name: /Worn/ })).toBeVisible();
  await search.press('Enter');
  const worn = before.filter(({ condition }) => condition === 'WORN');
  await counted(page, worn.length);

  // Sorted by an amount, the list begins with the dearest.
  const price = page.getByRole('columnheader', { name: 'Price' }).getByRole('button', { name: /Sort|Price/ });
  await price.first().click();
  await expect(page).toHaveURL(/sort=price/);
  await price.first().click();
  await expect(page).toHaveURL(/order=DESC/);
  const dearest = [...worn].sort((one, other) => other.price - one.price);
  await expect(rows(page).nth(1)).toContainText(dearest[0]?.name ?? '');
  // With Shift, by another column as well.
  const name = page
    .getByRole('columnheader')
    .filter({ hasText: /^Name$/ })
    .getByRole('button');
  await name.click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=price%2Cname/);
  await expect(page.locator('[aria-sort=ascending]')).toHaveText('Name');
  // What has the focus keeps it while the rows are fetched.
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(rows(page).nth(1)).toContainText(dearest[0]?.name ?? '');

  // Looked at beside the list, by keyboard.
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const peek = page.getByRole('complementary').filter({ hasText: dearest[0]?.name ?? '' });
  await expect(
    peek.getByRole('link', { name: 'Open' }).or(peek.getByRole('button', { name: 'Open' })),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);

  // Changed in its cell.
  const cell = rows(page)
    .nth(1)
    .getByRole('cell')
    .filter({ hasText: new RegExp(`^${dearest[0]?.pieces}$`) });
  await cell.press('F2');
  const input = rows(page).nth(1).getByRole('textbox', { name: 'Pieces' });
  await input.fill('4711');
  await input.press('Enter');
  await expect(rows(page).nth(1)).toContainText('4,711');
  expect((await askTools()).find(({ id }) => id === dearest[0]?.id)?.pieces).toBe(4711);

  // Changed together, after a look at what would change.
  await rows(page).nth(1).getByRole('checkbox').check();
  await rows(page).nth(2).getByRole('checkbox').check();
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change 2 / });
  await dialog.getByRole('combobox', { name: 'Add a field' }).fill('Condition');
  await page.getByRole('option', { name: 'Condition', exact: true }).click();
  await dialog.getByRole('combobox', { name: /^Condition/ }).click();
  await page.getByRole('option', { name: 'In repair' }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 2' }).click();
  await expect(dialog.getByText('2 changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await counted(page, worn.length - 2);

  // Taken out as a file, which this API keeps no log of.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + worn.length - 2);
  expect(lines[0]).toContain('Price');

  // Made, with what the contract demands.
  await page.getByRole('link', { name: 'New tool' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Torque wrench');
  await page.getByRole('textbox', { name: /^Price/ }).fill('89.90');
  await page.getByRole('combobox', { name: /^Currency/ }).fill('EUR');
  await page.getByRole('option', { name: /^EUR/ }).click();
  await page.getByRole('button', { name: 'Create tool' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torque wrench' })).toBeVisible();
  await expect(page.getByText('€89.90')).toBeVisible();
  expect((await askTools()).find(({ name }) => name === 'Torque wrench')).toMatchObject({
    condition: 'NEW',
    price: 8990,
  });

  // A paged list asks the server.
  await page.goto(
    `${api?.origin}/loans?filter=${encodeURIComponent('{"returned":false}')}&sort=since&order=DESC`,
  );
  const { loans } = await ask<{
    readonly loans: {
      readonly data: readonly { readonly borrower: string }[];
      readonly paginatorInfo: { readonly total: number };
    };
  }>(
    '{ loans(returned: false, orderBy: [{column: SINCE, order: DESC}], first: 100) { data { borrower } paginatorInfo { total } } }',
  );
  await counted(page, loans.paginatorInfo.total);
  await expect(rows(page).nth(1)).toContainText(loans.data[0]?.borrower ?? '');
  await page.getByRole('button', { name: /page 2/i }).click();
  await expect(rows(page).nth(1)).toContainText(loans.data[25]?.borrower ?? '');

  // What is written by hand for it stands in the place of what was generated, words and screens.
  await page.getByRole('link', { name: 'Workshops' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Workshops/ })).toBeVisible();
  await rows(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/makers\/\d+/);
  await expect(page.getByText('Where it works')).toBeVisible();
  await expect(page.getByText('Website')).toHaveCount(0);

  expect(faults).toEqual([]);
});
