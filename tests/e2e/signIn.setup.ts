import { test } from 'playwright/test';
import { signIn, statePath } from './session.ts';

for (const username of ['administrator', 'country_manager', 'viewer']) {
  test(`sign in as ${username}`, async ({ page }) => {
    await signIn(page, username);
    await page.context().storageState({ path: statePath(username) });
  });
}
