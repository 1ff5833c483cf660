import { startEmbeddedServer, type AppServer } from '../appServer.ts';
import { expectLogged } from './expectLogged.ts';
import { fill, pick, save } from './formSteps.ts';
import { expect, test as base } from '../session.ts';
import { signIn } from '../signIn.ts';

/** The app as people start it first: on its embedded database, which its start fills. */
const test = base.extend<{ readonly embedded: AppServer }>({
  embedded: [
    async ({}, use) => {
      const embedded = await startEmbeddedServer();
      await use(embedded);
      await embedded.stop();
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ embedded }, use) => use(embedded.origin),
});

test('a participant is created, shown, changed and deleted on the embedded database', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(26);

  await page.goto('/participants');
  await page.getByRole('link', { name: 'New participant' }).first().click();
  await fill(page, 'First name', 'Анна');
  await fill(page, 'Last name', 'Щукина');
  await pick(page, 'Country', 'Bulgaria');
  await save(page);
  await page.waitForURL(/\/participants\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Анна Щукина' })).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL(`${address}/edit`);
  await fill(page, 'Job title', 'Head nurse');
  await save(page);
  await page.waitForURL(address);
  await page.reload();
  await expect(page.getByRole('main').getByText('Head nurse').first()).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Анна Щукина');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === '/participants');
  await page.goto(address);
  await expect(page.getByText('There is no participant at this address')).toBeVisible();
  await expectLogged(page, 'Participant', address, ['deleted', 'updated', 'created']);
});
