import type { Page } from 'playwright/test';
import { records, type Ask } from '#tests/factories/records.ts';
import { endAtServer } from './endAtServer.ts';
import { expect, test } from '../session.ts';
import { demoPassword } from '../demoPassword.ts';
import { newcomer } from './newcomer.ts';
import { askAs, signInByRequest } from '../signInByRequest.ts';
import { withRefreshInterval } from './withRefreshInterval.ts';

/** A session that ends while somebody is filling something in. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page, username?: string): Promise<void> {
  const dialog = dialogOf(page);
  if (username !== undefined) await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

interface Opening {
  readonly openAlone: (username?: string) => Promise<Page>;
  readonly ask: Ask;
  /** How often its session is refreshed, in ms. */
  readonly interval?: number;
}

/** The form of a centre with an address typed into it, which is not saved. */
async function typeAddress({ openAlone, ask, interval }: Opening, address: string) {
  const page = await openAlone('administrator');
  if (interval !== undefined) await withRefreshInterval(page.context(), interval);
  const { id } = await records(ask).centre();
  await page.goto(`/centers/${id}/edit`);
  const field = page.getByLabel(/^Address\s*\*?$/);
  await field.fill(address);
  return { page, id, field };
}

/** With the user, as by a choice on another device. */
async function keepLocale(origin: string, username: string, locale: string): Promise<void> {
  const ask = askAs(origin, await signInByRequest(origin, username));
  await ask('mutation ($text: String!) { updateUserPreferences(preferences: $text) { preferences } }', {
    text: JSON.stringify({ locale }),
  });
}

test.describe('a session that ends in mid-form', () => {
  test('by expiry is noticed by the refresher, and a wrong password leaves the form as it is', async ({
    openAlone,
    ask,
  }) => {
    const { page, field } = await typeAddress({ openAlone, ask, interval: 1_500 }, 'Lange Straße 12');
    await endAtServer(page);
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByLabel('Password', { exact: true }).fill('not the password');
    await dialogOf(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('do not match');
    await signInAgain(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(field).toHaveValue('Lange Straße 12');
  });

  test('is not ended again by what was sent before it, which says that it was not done', async ({
    openAlone,
    ask,
  }) => {
    const { page, id, field } = await typeAddress({ openAlone, ask, interval: 1_500 }, 'Späte Gasse 3');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('updateTrainingCentre')) await released;
      await route.fallback();
    });
    const save = page.getByRole('button', { name: /^Save/ });
    await save.click();
    await endAtServer(page);
    await signInAgain(page);
    await expect(dialogOf(page)).toBeHidden();
    release();
    await expect(page.getByText(/This was not done: your session was begun anew/)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect(field).toHaveValue('Späte Gasse 3');
    await save.click();
    await page.waitForURL((url) => url.pathname === `/centers/${id}`);
    await expect(page.getByText('Späte Gasse 3').first()).toBeVisible();
  });

  test('drops the form when somebody else signs in, says so, and shows them nothing of it', async ({
    openAlone,
    ask,
    server,
  }) => {
    // Another locale mounts the whole app anew.
    const username = await newcomer(ask, 'viewer');
    await keepLocale(server.origin, username, 'en-IE');
    const { page } = await typeAddress({ openAlone, ask }, 'Nobody else’s business');
    await page.evaluate(() => sessionStorage.setItem('convene-draft:1:booking:9', '{"secret":true}'));
    await endAtServer(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await signInAgain(page, username);
    await expect(page.getByText(/What somebody else had not saved here has been dropped/)).toBeVisible();
    await page.waitForURL('/');
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
    await page.goBack();
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0);
  });

  test('keeps the form also where another locale was chosen elsewhere in the meantime', async ({
    openAlone,
    ask,
    server,
  }) => {
    const username = await newcomer(ask, 'global_manager');
    const page = await openAlone(username);
    const { id } = await records(ask).participant();
    await page.goto(`/participants/${id}/edit`);
    const field = page.getByLabel(/^Job title\s*\*?$/);
    await field.fill('Ward sister');
    await keepLocale(server.origin, username, 'en-AU');
    await endAtServer(page);
    // The change on the other device is told to this one, which may ask the server for it first: the dialog is there then.
    await page.getByRole('button', { name: /^Save/ }).dispatchEvent('click');
    await signInAgain(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(field).toHaveValue('Ward sister');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL((url) => url.pathname === `/participants/${id}`);
  });

  test('where nothing is being filled in leads to sign-in and back', async ({ openAlone }) => {
    const page = await openAlone('viewer');
    await page.goto('/events');
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    await endAtServer(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForURL(/\/account\/login\?redirect=%2Fevents/);
  });

  test('can be left by the dialog for the sign-in page', async ({ openAlone, ask }) => {
    const { page, id } = await typeAddress({ openAlone, ask }, 'Changed my mind');
    await endAtServer(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await dialogOf(page).getByRole('button', { name: 'Leave this page' }).click();
    await page.waitForURL(new RegExp(`/account/login\\?redirect=%2Fcenters%2F${id}%2Fedit`));
  });
});
