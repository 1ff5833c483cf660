import { expect, test as base, type Page } from 'playwright/test';
import { otherTenant } from '../setup/identityProvider.ts';
import { records } from '../factories/records.ts';
import { endAtServer } from './endAtServer.ts';
import { answer, begin, caughtAnswer, expectRefused, sessionCookie } from './ssoPages.ts';
import { startSsoServers, type SsoServers } from './ssoServers.ts';

/** Sign-on in a browser with a provider that is really there, on this machine. */

const ada = 'ada@contoso.example';
const dora = 'dora@contoso.example';
const people = {
  [ada]: { oid: 'aaaaaaaa-0000-4000-8000-000000000001', email: ada, name: 'Ada Łovelace' },
  [dora]: { oid: 'aaaaaaaa-0000-4000-8000-000000000004', email: dora, name: 'Dora' },
  'ben@contoso.example': {
    oid: 'aaaaaaaa-0000-4000-8000-000000000002',
    email: 'ben@contoso.example',
    name: 'Ben',
  },
  'eve@elsewhere.example': {
    oid: 'eeeeeeee-0000-4000-8000-000000000001',
    email: ada,
    name: 'Eve',
    tid: otherTenant,
  },
};

const test = base.extend<object, { servers: SsoServers }>({
  servers: [
    async ({}, use) => {
      const servers = await startSsoServers(people);
      const { user } = records(servers.refusing.ask);
      for (const [email, first_name, role] of [
        [ada, 'Ada', 'global_manager'],
        [dora, 'Dora', 'viewer'],
      ] as const) {
        const username = first_name.toLowerCase();
        const { id } = await user({ username, user_email: email, first_name, roles: [role] });
        await servers.refusing.ask(
          'mutation ($input: LinkUserIdentityInput!) { linkUserIdentity(input: $input) { identities { id } } }',
          { input: { user_id: id, object_id: people[email].oid } },
        );
      }
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ ignoreHTTPSErrors: true });

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good .*, Ada$/ });

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

  test('who has no password reads on their page why there is none to change', async ({ page, servers }) => {
    const { origin } = servers.refusing;
    await begin(page, origin, '/account/login?redirect=/account');
    await answer(page, ada);
    const section = page.getByRole('region', { name: 'Password' });
    await expect(section).toHaveText(/You sign in with Microsoft and have no password here/);
    await expect(section.getByRole('button')).toHaveCount(0);
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
    await page.getByLabel('Password', { exact: true }).fill('convene-sign-on');
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
    await begin(page, origin);
    await answer(page, 'ben@contoso.example');
    await expectRefused(page, /no access here yet/);
    await expect(page.getByText(people['ben@contoso.example'].oid)).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('an administrator links and unlinks the account of a user', async ({ page, servers }) => {
    const { origin, ask } = servers.refusing;
    const { createUser } = await ask(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { ID } }',
      { input: { username: 'carla', user_email: 'carla@contoso.example', roles: ['viewer'] } },
    );
    await page.goto(`${origin}/users/${(createUser as { ID: string }).ID}`);
    await page.getByLabel('Username').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill('convene-sign-on');
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
    await expect(page.getByRole('heading', { name: 'You have no access yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('status')).toHaveText('There is no role yet.');
    const { users } = await ask('{ users { ID username } }', {});
    const ben = (users as { ID: string; username: string }[]).find(
      ({ username }) => username === 'ben@contoso.example',
    );
    await ask('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ID } }', {
      input: { id: ben?.ID, roles: ['global_manager'] },
    });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  });
});

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
    await popup.getByRole('button', { name: 'Close this window' }).click();
    await expect(alert).toHaveText(/was closed before you were signed in/);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await dialogOf(page).getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await expect(alert).toHaveText(/let no window open/);
    await expect(addressOf(page)).toHaveValue(typed);
  });
});

test.describe('attacks', () => {
  test('another state is refused', async ({ page, servers }) => {
    await begin(page, servers.refusing.origin);
    const callback = await caughtAnswer(page, ada);
    callback.searchParams.set('state', 'x'.repeat(43));
    await page.goto(callback.href);
    await expectRefused(page, /could not be confirmed/);
    expect(page.url()).toBe(`${servers.refusing.origin}/account/callback`);
  });

  test('an answer cannot be used twice', async ({ page, servers }) => {
    const { origin } = servers.refusing;
    await begin(page, origin);
    const callback = await caughtAnswer(page, ada);
    await page.goto(callback.href);
    await expect(greeting(page)).toBeVisible();
    await page.context().clearCookies({ name: 'convene-session' });
    await page.goto(callback.href);
    await expectRefused(page, /took too long or was used before/);
    await page.reload();
    await expectRefused(page, /no sign-in under way/);
  });

  test('a code of another session is refused, with and without a sign-on of one’s own', async ({
    page,
    browser,
    servers,
  }) => {
    const { origin } = servers.refusing;
    const attacker = await browser.newContext({ ignoreHTTPSErrors: true });
    const theirs = await attacker.newPage();
    await begin(theirs, origin);
    const stolen = await caughtAnswer(theirs, ada);
    await page.goto(stolen.href);
    await expectRefused(page, /took too long or was used before/);
    await begin(page, origin);
    await page.goto(stolen.href);
    await expectRefused(page, /could not be confirmed/);
    await attacker.close();
  });

  test('somebody of another directory with the same e-mail address is refused', async ({ page, servers }) => {
    await begin(page, servers.refusing.origin);
    await answer(page, 'eve@elsewhere.example');
    await expectRefused(page, /could not be confirmed/);
  });

  test('a sign-on leads nowhere but into the app', async ({ page, servers }) => {
    const { origin } = servers.refusing;
    const asking = (target: string) => `/account/login?redirect=${encodeURIComponent(target)}`;
    await begin(page, origin, asking('//evil.example'));
    await answer(page, ada);
    for (const target of ['/\\evil.example', 'javascript:alert(1)', 'https://evil.example/']) {
      await expect(greeting(page)).toBeVisible();
      expect(page.url()).toBe(`${origin}/`);
      await page.context().clearCookies({ name: 'convene-session' });
      // Whom the provider knows by now it does not ask again.
      await page.goto(`${origin}${asking(target)}`);
      await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
      await page.waitForURL((url) => url.pathname !== '/account/login');
    }
    await expect(greeting(page)).toBeVisible();
    expect(page.url()).toBe(`${origin}/`);
  });

  test('an answer without its cookie, which has expired, is refused', async ({ page, servers }) => {
    await begin(page, servers.refusing.origin);
    await page.context().clearCookies({ name: 'convene-sso' });
    await answer(page, ada);
    await expectRefused(page, /took too long or was used before/);
  });

  test('what the provider says in place of a code is told in our words', async ({ page, servers }) => {
    const callback = `${servers.refusing.origin}/account/callback?error=access_denied&error_description=%3Cb%3EPay%20here%3C%2Fb%3E`;
    await page.goto(callback);
    await expectRefused(page, /You stopped the sign-in/);
    await expect(page.getByText('Pay here')).toHaveCount(0);
  });
});
