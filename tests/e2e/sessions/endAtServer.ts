import type { Page } from 'playwright/test';

/** What this browser calls the server with. */
async function tokenOf(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'convene-session');
  const text = Buffer.from(cookie?.value ?? '', 'base64url').toString();
  return (JSON.parse(text) as { authToken: string }).authToken;
}

/** At the server only, as by an administrator or from another device: this browser finds out with its next call. */
export async function endAtServer(page: Page): Promise<void> {
  await page.request.post(new URL('/content/graphql', page.url()).href, {
    data: { query: 'mutation { logout(input: {}) { status } }' },
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
}
