import type { Page } from 'playwright/test';

/** At the server only, as by an administrator or from another device: this browser finds out with its next call. */
export async function endAtServer(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'convene-session');
  const text = Buffer.from(cookie?.value ?? '', 'base64url').toString();
  const { authToken } = JSON.parse(text) as { authToken: string };
  await page.request.post(new URL('/content/graphql', page.url()).href, {
    data: { query: 'mutation { logout(input: {}) { status } }' },
    headers: { authorization: `Bearer ${authToken}` },
  });
}
