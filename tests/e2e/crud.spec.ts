import type { Page } from 'playwright/test';
import { expectLogged } from './expectLogged.ts';
import { fill, journeys } from './journeys.ts';
import { expect, test } from './session.ts';

const save = (page: Page) => page.getByRole('button', { name: /^(Save|Create)/ }).click();

for (const journey of journeys) {
  test(`a ${journey.noun} is created, shown, changed${journey.deletes ? ' and deleted' : ''}`, async ({
    administrator: page,
  }) => {
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
  });
}

test('what the server refuses stands beside its field, and nothing typed is lost', async ({
  administrator: page,
}) => {
  await page.goto('/users/create');
  await fill('Username', 'administrator')(page);
  await fill('E-mail', 'second.administrator@convene.example')(page);
  await fill('Password', 'a long enough password')(page);
  await fill('Password again', 'a long enough password')(page);
  await save(page);
  const username = page.getByRole('textbox', { name: 'Username', exact: true });
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(
    'second.administrator@convene.example',
  );
});

test('two people on one record: the second is told what differs', async ({ administrator: page, openAs }) => {
  await page.goto('/participants/2/edit');
  const other = await openAs('administrator');
  await other.goto('/participants/2/edit');
  await other.getByRole('textbox', { name: 'City', exact: true }).fill('Genève');
  await save(other);
  await other.waitForURL(/\/participants\/2$/);

  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Lausanne');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('Genève');
});
