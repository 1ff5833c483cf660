import { expect, type Page } from 'playwright/test';
import { expectLogged } from './expectLogged.ts';
import { fill, type Journey } from './journeys.ts';

export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Create)/ }).click();

/** Makes a record by its pages, changes it, and deletes it where that is to be had. */
export async function walk(page: Page, journey: Journey): Promise<void> {
  await page.goto(journey.path);
  // An empty list offers it twice.
  await page
    .getByRole('link', { name: `New ${journey.noun}` })
    .first()
    .click();
  for (const step of journey.fill) await step(page);
  await save(page);

  await page.waitForURL(new RegExp(`${journey.path}/\\d+$`));
  await expect(page.getByRole('heading', { level: 1, name: journey.name })).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL(`${address}/edit`);
  const [label, value] = journey.change;
  await fill(label, value)(page);
  await save(page);
  await page.waitForURL(address);
  await page.reload();
  await expect(page.getByRole('main').getByText(value).first()).toBeVisible();

  if (!journey.deletes) {
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
    await expectLogged(page, journey.type, address, ['updated', 'created']);
    return;
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(journey.name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === journey.path);
  await page.goto(address);
  await expect(page.getByText(`There is no ${journey.noun} at this address`)).toBeVisible();
  await expectLogged(page, journey.type, address, ['deleted', 'updated', 'created']);
}
