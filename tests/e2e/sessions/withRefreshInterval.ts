import type { BrowserContext } from 'playwright/test';

/** Has the pages of a context refresh their session so often, in ms. */
export async function withRefreshInterval(
  context: BrowserContext,
  tokenRefreshInterval: number,
): Promise<void> {
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), tokenRefreshInterval } });
  });
}
