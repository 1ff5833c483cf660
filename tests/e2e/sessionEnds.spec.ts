import type { Page } from 'playwright/test';
import { endAtServer, tokenOf } from './endAtServer.ts';
import { expect, test } from './session.ts';
import { demoPassword, signIn } from './signIn.ts';
import { withRefreshInterval } from './withRefreshInterval.ts';

/** A session that ends while somebody is filling something in. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page, username?: string): Promise<void> {
  const dialog = dialogOf(page);
  if (username !== undefined) await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

/** With the user, as by a choice on another device. */
async function keepLocale(page: Page, locale: string): Promise<void> {
  const text = JSON.stringify({ locale });
  await page.goto('/');
  await page.request.post(new URL('/graphql', page.url()).href, {
    data: {
      query: 'mutation ($text: String!) { updateUserPreferences(preferences: $text) { preferences } }',
      variables: { text },
    },
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
}

test.describe('a session that ends in mid-form', () => {
  for (const [resource, label, value] of [
    ['centers', 'Address', 'Kurze Gasse 7'],
    ['participants', 'Job title', 'Head of the ward'],
    ['trainers', 'Hospital', 'St Anna'],
    ['events', 'Objectives', 'What is new'],
  ] as const) {
    test(`in the generated form of ${resource} is begun again over it, and one press saves`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await signIn(page, 'administrator');
      await page.goto(`/${resource}/3/edit`);
      const field = page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).first();
      await field.fill(value);
      await endAtServer(page);
      const save = page.getByRole('button', { name: /^Save/ });
      await save.click();
      await expect(dialogOf(page)).toBeVisible();
      await expect(dialogOf(page).getByLabel('Username')).toHaveValue('administrator');
      expect(new URL(page.url()).pathname).toBe(`/${resource}/3/edit`);
      await signInAgain(page);
      await expect(dialogOf(page)).toBeHidden();
      await expect(field).toHaveValue(value);
      await save.click();
      await page.waitForURL((url) => url.pathname === `/${resource}/3`);
      await expect(page.getByText(value).first()).toBeVisible();
      await context.close();
    });
  }

  test('by expiry is noticed by the refresher, and a wrong password leaves the form as it is', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL });
    await withRefreshInterval(context, 1_500);
    const page = await context.newPage();
    await signIn(page, 'administrator');
    await page.goto('/centers/4/edit');
    const field = page.getByLabel(/^Address\s*\*?$/);
    await field.fill('Lange Straße 12');
    await endAtServer(page);
    await expect(dialogOf(page)).toBeVisible();
    await dialogOf(page).getByLabel('Password', { exact: true }).fill('not the password');
    await dialogOf(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('do not match');
    await signInAgain(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(field).toHaveValue('Lange Straße 12');
    await context.close();
  });

  test('is not ended again by what was sent before it, which says that it was not done', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL });
    await withRefreshInterval(context, 1_500);
    const page = await context.newPage();
    await signIn(page, 'administrator');
    await page.goto('/centers/7/edit');
    const field = page.getByLabel(/^Address\s*\*?$/);
    await field.fill('Späte Gasse 3');
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
    await page.waitForURL((url) => url.pathname === '/centers/7');
    await expect(page.getByText('Späte Gasse 3').first()).toBeVisible();
    await context.close();
  });

  test('drops the form when somebody else signs in, says so, and shows them nothing of it', async ({
    browser,
    baseURL,
    openAs,
  }) => {
    // Another locale mounts the whole app anew.
    await keepLocale(await openAs('viewer'), 'en-IE');
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page, 'administrator');
    await page.goto('/centers/5/edit');
    await page.getByLabel(/^Address\s*\*?$/).fill('Nobody else’s business');
    await page.evaluate(() => sessionStorage.setItem('convene-draft:1:booking:9', '{"secret":true}'));
    await endAtServer(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await signInAgain(page, 'viewer');
    await expect(page.getByText(/What somebody else had not saved here has been dropped/)).toBeVisible();
    await page.waitForURL('/');
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
    await page.goBack();
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0);
    await context.close();
  });

  test('keeps the form also where another locale was chosen elsewhere in the meantime', async ({
    browser,
    baseURL,
    openAs,
  }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page, 'global_manager');
    await page.goto('/participants/8/edit');
    const field = page.getByLabel(/^Job title\s*\*?$/);
    await field.fill('Ward sister');
    await keepLocale(await openAs('global_manager'), 'en-AU');
    await endAtServer(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await signInAgain(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(field).toHaveValue('Ward sister');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL((url) => url.pathname === '/participants/8');
    await context.close();
  });

  test('where nothing is being filled in leads to sign-in and back', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page, 'viewer');
    await page.goto('/events');
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    await endAtServer(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForURL(/\/account\/login\?redirect=%2Fevents/);
    await context.close();
  });

  test('can be left by the dialog for the sign-in page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signIn(page, 'administrator');
    await page.goto('/centers/6/edit');
    await page.getByLabel(/^Address\s*\*?$/).fill('Changed my mind');
    await endAtServer(page);
    await page.getByRole('button', { name: /^Save/ }).click();
    await dialogOf(page).getByRole('button', { name: 'Leave this page' }).click();
    await page.waitForURL(/\/account\/login\?redirect=%2Fcenters%2F6%2Fedit/);
    await context.close();
  });
});
