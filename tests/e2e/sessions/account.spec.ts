import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { newcomer } from './newcomer.ts';
import { expect, test } from '../session.ts';
import { demoPassword } from '../demoPassword.ts';
import { signIn } from '../signIn.ts';
import { signInByRequest } from '../signInByRequest.ts';

const fresh = 'four words make one';

/** The newest link to choose a password with among the mails of the test server. */
async function newestLink(dataDir: string, username: string): Promise<string | undefined> {
  const folder = join(dataDir, 'outbox');
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  const links = mails.flatMap(
    ({ text }) => new RegExp(`/account/password-reset/${username}/[\\w-]+`).exec(text ?? '') ?? [],
  );
  return links.at(-1);
}

test.describe('the account page', () => {
  test('changes one’s name, which the menu follows', async ({ openAlone, ask }) => {
    const page = await openAlone(await newcomer(ask, 'logistics'));
    await page.goto('/account');
    await page.getByLabel('First name').fill('Ottilie');
    await page.getByLabel('Last name').fill('Rask');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your name has been saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Account of .*Ottilie Rask/ })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Rask');
  });

  test('lists the devices, and signs others out', async ({ openAlone, ask }) => {
    const username = await newcomer(ask, 'compliance');
    const one = await openAlone();
    await signIn(one, username);
    const two = await openAlone(username);
    await one.goto('/account');
    const devices = one.getByRole('region', { name: 'Devices' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    await expect(devices.getByText('Chrome on Linux')).toBeVisible();
    const before = await devices.getByRole('listitem').count();
    expect(before).toBeGreaterThanOrEqual(2);
    const third = await openAlone(username);
    await one.reload();
    await expect(devices.getByRole('listitem')).toHaveCount(before + 1);
    const ends = devices.getByRole('button', { name: 'Sign out Unknown browser' });
    await ends.first().press('Enter');
    await expect(devices.getByRole('listitem')).toHaveCount(before);
    // The next line has the keyboard, and the list once there is none.
    await expect(ends.first()).toBeFocused();
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('list')).toBeFocused();
    for (const other of [two, third]) {
      await other.goto('/events');
      await other.waitForURL(/\/account\/login/);
    }
  });

  test('changes the password for whoever knows the current one', async ({ openAlone, ask }) => {
    const page = await openAlone(await newcomer(ask, 'viewer'));
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Password' });
    await section.getByLabel('Current password').fill('not mine');
    await section.getByLabel('New password').fill(fresh);
    await section.getByRole('button', { name: 'Change password' }).click();
    await expect(section.getByText('This is not your password.')).toBeVisible();
    await section.getByLabel('Current password').fill(demoPassword);
    await section.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(/^Your password has been changed\./)).toBeVisible();
    await expect(section.getByLabel('Current password')).toHaveValue('');
  });

  test('keeps the palette with the user and the locale for a year', async ({ openAlone, ask }) => {
    const username = await newcomer(ask, 'viewer');
    const page = await openAlone(username);
    await page.goto('/account');
    const saved = page.waitForRequest(
      (request) => request.postData()?.includes('UpdatePreferencesMutation') === true,
    );
    await page.getByText('Green', { exact: true }).click();
    const body = (await saved).postData() ?? '';
    expect(body).toContain('fern');
    const session = async () => {
      const text = await page.evaluate(() => localStorage.getItem('convene-session-settings'));
      return JSON.parse(text ?? '{}') as { preferences?: { accent?: string } };
    };
    await expect.poll(async () => (await session()).preferences?.accent).toBe('fern');
    const locale = page.getByRole('region', { name: 'Display' }).getByRole('combobox');
    await expect(locale).toHaveText('English (United States)');
    await locale.click();
    await page.getByRole('option', { name: 'English (United Kingdom)' }).click();
    await expect(locale).toHaveText('English (United Kingdom)');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'convene-locale');
    expect(cookie?.value).toBe('en-GB');
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
    expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 366 * 86_400);
    const elsewhere = await openAlone();
    await signIn(elsewhere, username);
    await elsewhere.goto('/account');
    await expect(elsewhere.getByRole('radio', { name: 'Green' })).toBeChecked();
  });
});

test.describe('a forgotten password', () => {
  test('is chosen anew by the link of a mail, and other sessions end', async ({ openAlone, ask, server }) => {
    const username = await newcomer(ask, 'booker');
    const signedIn = await openAlone(username);
    const page = await openAlone();
    await page.goto('/account/login');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.waitForURL('/account/request-password-reset');
    await expect(page).toHaveTitle(/^Reset your password/);
    await page.getByLabel('Username or e-mail').fill(username);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    await expect(page.getByText(`If there is an account for “${username}”`)).toBeVisible();
    await expect.poll(() => newestLink(server.dataDir, username), { timeout: 20_000 }).toBeDefined();
    const link = (await newestLink(server.dataDir, username)) ?? '';
    await page.goto(link);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('A password has at least 12 characters.')).toBeVisible();
    await page.getByLabel('New password').fill(fresh);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.waitForURL('/account/login');
    await expect(page.getByText('Your password has been changed. Sign in with it.')).toBeVisible();
    await signIn(page, username, fresh);

    await signedIn.goto('/bookings');
    await signedIn.waitForURL(/\/account\/login/);
    await page.goto(link);
    await page.getByLabel('New password').fill(`${fresh} more`);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('This link is no longer good.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for another link' })).toBeVisible();
  });
});

test('sign-in that is tried too often says how many seconds to wait', async ({ openAlone, server }) => {
  const page = await openAlone();
  await page.goto('/account/login');
  for (let turn = 0; turn < 10; turn += 1)
    await expect(signInByRequest(server.origin, 'guessed-at')).rejects.toThrow();
  await page.getByLabel('Username').fill('guessed-at');
  await page.getByLabel('Password', { exact: true }).fill('one guess more');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /Too many tries\. Try again in \d+ (seconds|minutes)\./,
  );
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
});
