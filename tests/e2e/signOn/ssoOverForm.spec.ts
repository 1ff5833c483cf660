import { expect, type Page } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { endAtServer } from '../sessions/endAtServer.ts';
import { answer, begin, expectRefused } from './ssoPages.ts';
import type { SsoServers } from './ssoServers.ts';
import { ada, dora, test } from './ssoTest.ts';

/** A session from Microsoft that ends while a form is open. */

test.describe('signing on again over a form', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
  const addressOf = (page: Page) => page.getByLabel(/^Address\s*\*?$/);
  const typed = 'Kurze Gasse 7';

  /** Ada’s session ends while she fills in a form, and at the provider as well. */
  async function endInForm(page: Page, { refusing: { origin, ask } }: SsoServers): Promise<void> {
    const { id } = await records(ask).centre();
    await begin(page, origin, `/account/login?redirect=/centers/${id}/edit`);
    await answer(page, ada);
    await addressOf(page).fill(typed);
    await endAtServer(page);
    await page.context().clearCookies({ name: /^_/ });
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(dialogOf(page)).toBeVisible();
  }

  async function openWindow(page: Page): Promise<Page> {
    const opening = page.waitForEvent('popup');
    await dialogOf(page).getByRole('button', { name: 'Sign in with Microsoft' }).click();
    const popup = await opening;
    await expect(popup.getByLabel('Account')).toBeVisible();
    return popup;
  }

  test('happens in a window of its own, which closes, and one press saves', async ({ page, servers }) => {
    await endInForm(page, servers);
    const popup = await openWindow(page);
    await expect(dialogOf(page).getByRole('status')).toHaveText(/Go on in the window of Microsoft/);
    const closed = popup.waitForEvent('close');
    await answer(popup, ada);
    await closed;
    await expect(dialogOf(page)).toBeHidden();
    await expect(addressOf(page)).toHaveValue(typed);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL(/\/centers\/\d+$/);
    await expect(page.getByText(typed).first()).toBeVisible();
  });

  test('drops the form where it is somebody else, and says so', async ({ page, servers }) => {
    await endInForm(page, servers);
    await answer(await openWindow(page), dora);
    await expect(page.getByText(/What somebody else had not saved here has been dropped/)).toBeVisible();
    await expect(page.getByText(typed)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Dora$/ })).toBeVisible();
  });

  test('says so where the window was closed, refused or not let open, and keeps the form', async ({
    page,
    servers,
  }) => {
    await endInForm(page, servers);
    const alert = dialogOf(page).getByRole('alert');
    await (await openWindow(page)).close();
    await expect(alert).toHaveText(/was closed before you were signed in/);
    const popup = await openWindow(page);
    await expect(alert).toHaveCount(0);
    await answer(popup, 'ben@contoso.example');
    await expectRefused(popup, /no access here yet/);
    // The window may be gone before the click is over.
    const closed = popup.waitForEvent('close');
    await popup
      .getByRole('button', { name: 'Close this window' })
      .click()
      .catch(() => undefined);
    await closed;
    await expect(alert).toHaveText(/was closed before you were signed in/);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await dialogOf(page).getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await expect(alert).toHaveText(/let no window open/);
    await expect(addressOf(page)).toHaveValue(typed);
  });
});
