import { expect } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { demoPassword } from '../demoPassword.ts';
import { answer, begin, expectRefused, sessionCookie } from './ssoPages.ts';
import { ada, people, test } from './ssoTest.ts';

/** Sign-on in a browser with a provider that is really there, on this machine. */

test.describe('signing on with Microsoft', () => {
  test('signs in, goes where one wanted to go, and signs out there and here', async ({ page, servers }) => {
    const { origin } = servers.refusing;
    const addresses: string[] = [];
    const told: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('console', (message) => told.push(message.text()));
    await begin(page, origin, '/trainers?page=1');
    await answer(page, ada);
    await page.waitForURL(`${origin}/trainers?page=1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Trainers' })).toBeVisible();

    const callback = new URL(addresses.find((address) => address.includes('/account/callback?')) ?? '');
    const code = callback.searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    const cookie = Buffer.from((await sessionCookie(page)) ?? '', 'base64url').toString();
    const session = JSON.parse(cookie) as { authToken: string; provider: string; username: string };
    expect(session).toMatchObject({ username: 'ada', provider: 'AZURE' });
    const seen = [...addresses.filter((address) => address !== callback.href), ...told].join('\n');
    expect(seen).not.toContain(code);
    expect(seen).not.toContain(session.authToken);
    expect(servers.refusing.output()).not.toContain(code);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('convene-sso');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('msal')).length),
    ).toBeGreaterThan(0);

    // Who has no password reads on their page why there is none to change.
    await page.goto(`${origin}/account`);
    const password = page.getByRole('region', { name: 'Password' });
    await expect(password).toHaveText(/You sign in with Microsoft and have no password here/);
    await expect(password.getByRole('button')).toHaveCount(0);

    await page.getByRole('button', { name: /Account of/ }).click();
    const elsewhere = page.waitForRequest((request) => new URL(request.url()).origin !== origin);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await elsewhere;
    await page.waitForURL((url) => url.origin === origin && url.pathname === '/account/login');
    const left = new URL(
      addresses.find((address) => new URL(address).pathname.endsWith('/v2.0/logout')) ?? '',
    );
    expect(left.searchParams.get('post_logout_redirect_uri')).toBe(origin);
    expect(left.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3);
    expect(await sessionCookie(page)).toBeUndefined();
    expect(servers.provider.log).toContain(`POST ${left.pathname}/confirm`);
    // Signed out at the provider too: it asks again who one is.
    await begin(page, origin);
  });

  test('a password sign-in stays as it was, and its sign-out leads to the sign-in page', async ({
    page,
    servers,
  }) => {
    const { origin } = servers.refusing;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${origin}/account/login`);
    await page.getByLabel('Username').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${origin}/`);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(`${origin}/account/login`);
    expect(addresses.filter((address) => !address.startsWith(origin) && address.startsWith('http'))).toEqual(
      [],
    );
    expect(addresses.filter((address) => /msal/i.test(address))).toEqual([]);
  });

  test('somebody unknown is refused, with the id that an administrator needs', async ({ page, servers }) => {
    const { origin } = servers.refusing;
    await begin(page, origin, '/trainers?page=1');
    await answer(page, 'ben@contoso.example');
    await expectRefused(page, /no access here yet/);
    await expect(page.getByText(people['ben@contoso.example'].oid)).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    // With a password one comes to the page that was asked for all the same.
    await expect(page).toHaveURL(`${origin}/account/login?redirect=%2Ftrainers%3Fpage%3D1`);
  });

  test('an administrator links and unlinks the account of a user', async ({ page, servers }) => {
    const { origin, ask } = servers.refusing;
    const { id } = await records(ask).user({ username: 'carla', roles: ['viewer'] });
    await page.goto(`${origin}/users/${id}`);
    await page.getByLabel('Username').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Microsoft account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Microsoft account of carla' });
    await dialog.getByLabel('Account id').fill(people[ada].oid);
    await dialog.getByRole('button', { name: 'Link account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This Microsoft account is linked to another user.');
    const hers = 'cccccccc-0000-4000-8000-000000000003';
    await dialog.getByLabel('Account id').fill(hers);
    await dialog.getByRole('button', { name: 'Link account' }).click();
    await expect(dialog.getByRole('listitem')).toContainText(hers);
    await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
    await dialog.getByRole('button', { name: 'Unlink and sign out' }).click();
    await expect(dialog.getByText('No Microsoft account is linked')).toBeVisible();
  });

  test('where unknown people are created, they wait for a role and go on once they have one', async ({
    page,
    servers,
  }) => {
    const { origin, ask } = servers.creating;
    await begin(page, origin);
    await answer(page, 'ben@contoso.example');
    await expect(page.getByRole('heading', { name: 'You have no role' })).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('status')).toHaveText('There is no role yet.');
    const { users } = await ask('{ users { ID username } }', {});
    const ben = (users as { ID: string; username: string }[]).find(
      ({ username }) => username === 'ben@contoso.example',
    );
    await records(ask).changed('User', { id: ben?.ID, roles: ['global_manager'] });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  });
});
