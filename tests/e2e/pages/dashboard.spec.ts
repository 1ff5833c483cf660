import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { readPdf } from '#tests/setup/readPdf.ts';
import { expect, test } from '../session.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const barsOf = (chart: Locator) => chart.locator('svg.MuiChartsSvgLayer-root [fill^="url("]');
const asTable = (chart: Locator) => chart.getByRole('button', { name: 'Table', exact: true }).click();
const asChart = (chart: Locator) => chart.getByRole('button', { name: 'Chart', exact: true }).click();
const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** The number beside the title of a list. */
async function expectListed(page: Page, total: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`\\D${total}$`));
}

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/powerbi-dashboard${search}`);
  await expect(barsOf(panel(page, 'Bookings by country and status')).first()).toBeVisible();
}

test('the dashboard filters its charts, and keeps the filters in its address', async ({
  administrator: page,
}) => {
  await open(page);
  const events = panel(page, 'Events and fill');
  // As the expectations below read it: without the space between word and figure.
  const figure = async () => (await events.getByRole('listitem').first().innerText()).replaceAll(/\s/g, '');
  const before = await figure();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect(page).toHaveURL(/country=\d+/);
  await expect(events.getByRole('listitem').first()).not.toHaveText(before);
  const narrow = await figure();
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'All dates' }).click();
  await expect(page).toHaveURL(/period=all/);
  // The figures before stay until others have come; all dates hold more than a year around today.
  await expect(events.getByRole('listitem').first()).not.toHaveText(narrow);

  const shown = numberIn(await events.getByRole('listitem').first().innerText());
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  await expect(events.getByRole('listitem').first()).toHaveText(new RegExp(`\\D*${shown}$`));
  await events.getByRole('link', { name: 'Events', exact: true }).click();
  await expectListed(page, shown);
});

test('a bar leads into the list that it counts (S6)', async ({ administrator: page }) => {
  await open(page);
  const bookings = panel(page, 'Bookings by country and status');
  await asTable(bookings);
  const first = bookings.getByRole('row').nth(1);
  const confirmed = numberIn(await first.getByRole('cell').first().innerText());
  expect(confirmed).toBeGreaterThan(1);
  await asChart(bookings);
  await barsOf(bookings).first().click();
  await expect(page).toHaveURL(/\/bookings\?.*CONFIRMED/);
  await expectListed(page, confirmed);

  await page.goBack();
  await page.getByRole('button', { name: 'Export Bookings by country and status' }).focus();
  for (const key of ['Tab', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/bookings\?.*CONFIRMED/);
  await expectListed(page, confirmed);

  await page.goBack();
  const events = panel(page, 'Events and fill');
  await asTable(events);
  const month = events.getByRole('row').nth(1).getByRole('link').last();
  const held = numberIn(await month.innerText());
  await month.click();
  await expect(page).toHaveURL(/\/events\?.*date_start_gte/);
  await expectListed(page, held);

  await page.goBack();
  const leaks = panel(page, 'Placeholder leakage');
  await asTable(leaks);
  const cell = leaks.getByRole('row').nth(1).getByRole('link').first();
  const leaked = numberIn(await cell.innerText());
  await cell.click();
  await expect(page).toHaveURL(/placeholder_outcome/);
  await expectListed(page, leaked);
});

test('a chart is exported as numbers and as a picture', async ({ administrator: page }) => {
  await open(page);
  const save = async (chart: string, kind: string): Promise<Buffer> => {
    await page.getByRole('button', { name: `Export ${chart}` }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return readFile(await file.path());
  };
  const csv = (await save('Events and fill', 'Numbers (CSV)')).toString('utf8');
  expect(csv).toMatch(/^\uFEFFMonth,Events,Seats,Taken seats,Fill\r\n\d{4}-\d\d,\d+,\d+,\d+,/);
  const svg = (await save('Bookings by country and status', 'Picture (SVG)')).toString('utf8');
  expect(svg).toContain('Bookings by country and status');
  expect(svg).toContain('Germany');
  const png = await save('Events and fill', 'Picture (PNG)');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.length).toBeGreaterThan(5_000);
});

test('a printed chart is whole, on the next page where this one ends', async ({ administrator: page }) => {
  await open(page);
  const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
  const whole = pages.find((lines) => lines.some((line) => line.includes('Bookings by country and status')));
  expect(whole?.join(' ')).toContain('Germany');
});
