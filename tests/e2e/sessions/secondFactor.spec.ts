import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { startAppServer } from '../appServer.ts';
import { demoPassword } from '../demoPassword.ts';
import { expectAccessible, loadAxe, wcag } from '../pages/axe.ts';
import { expect, test as base } from '../session.ts';
import { signIn } from '../signIn.ts';

const test = base.extend<object, object>({
  server: [
    async ({}, use) => {
      const server = await startAppServer({ SECOND_FACTOR_ROLES: 'administrator' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const code = (page: Page) => page.getByLabel('Code', { exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click();
/** What an app would read from the picture, as the page shows it to be typed. */
const secretOn = async (page: Page) => (await page.locator('code').innerText()).replaceAll(' ', '');
/** Half a minute ahead, as a telephone's clock may be: nobody has used that one yet. */
const codeOf = (secret: string, secondsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + secondsAhead * 1000 });

async function givePassword(page: Page, username: string): Promise<void> {
  await page.goto('/account/login?redirect=%2Fcenters');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/account\/login/);
}

async function seesNoFault(page: Page, when: string): Promise<void> {
  await loadAxe(page);
  await expectAccessible(page, { runOnly: wcag }, when);
}

test('whose role needs it sets a second factor up on the way in, and comes with a code from then on', async ({
  page,
}) => {
  await givePassword(page, 'administrator');
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Picture for an authenticator/ })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await seesNoFault(page, 'while it is set up');
  const secret = await secretOn(page);
  await code(page).fill('000000');
  await confirm(page);
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await code(page).fill(codeOf(secret));
  await confirm(page);

  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await seesNoFault(page, 'with the recovery codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.waitForURL(/\/centers$/);

  await signOut(page);
  await givePassword(page, 'administrator');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await seesNoFault(page, 'while the code is asked for');
  // As it is pasted from a message.
  await code(page).fill(` ${codeOf(secret, 30).replace(/^.../, '$& ')} `);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/centers$/);

  await signOut(page);
  await givePassword(page, 'administrator');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]?.toUpperCase() ?? '');
  await confirm(page);
  await page.waitForURL(/\/centers$/);

  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Second factor' });
  await expect(section).toContainText('9 recovery codes are left.');
  await expect(section).toContainText('One of your roles needs a second factor.');
  await expect(section.getByRole('button', { name: 'Turn off' })).toHaveCount(0);

  await section.getByRole('button', { name: 'New recovery codes' }).click();
  await section.getByLabel('Current password').fill(demoPassword);
  await section.getByRole('button', { name: 'Use a recovery code' }).click();
  await section.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '');
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  expect(await section.getByRole('listitem').allInnerTexts()).not.toContain(codes[2]);
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');
});

test('somebody else sets one up on the account page, and turns it off with the password and a code', async ({
  page,
}) => {
  await signIn(page, 'booker');
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Current password').fill('not the password');
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByText('This is not your password.')).toBeVisible();
  await section.getByLabel('Current password').fill(demoPassword);
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect(section.getByRole('img')).toBeVisible();
  const secret = await secretOn(page);
  await code(page).fill(codeOf(secret));
  await section.getByRole('button', { name: 'Confirm' }).click();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');
  await seesNoFault(page, 'on the account page');

  await section.getByRole('button', { name: 'Turn off' }).click();
  await section.getByLabel('Current password').fill(demoPassword);
  await code(page).fill(codeOf(secret, 30));
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section).toContainText('Your password is all that is asked for');
});
