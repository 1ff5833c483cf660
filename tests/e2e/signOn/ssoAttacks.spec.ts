import { expect } from 'playwright/test';
import { answer, begin, caughtAnswer, expectRefused } from './ssoPages.ts';
import { ada, test } from './ssoTest.ts';

/** Sign-ons that somebody has tampered with. */

test.describe('attacks', () => {
  test('another state is refused', async ({ page, servers }) => {
    await begin(page, servers.refusing.origin);
    const callback = await caughtAnswer(page, ada);
    callback.searchParams.set('state', 'x'.repeat(43));
    await page.goto(callback.href);
    await expectRefused(page, /could not be confirmed/);
    expect(page.url()).toBe(`${servers.refusing.origin}/account/callback`);
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
    await begin(page, origin, `/account/login?redirect=${encodeURIComponent('//evil.example')}`);
    await answer(page, ada);
    await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Ada$/ })).toBeVisible();
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
