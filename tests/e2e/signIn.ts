import type { Page } from 'playwright/test';
import { demoPassword } from './demoPassword.ts';

/** Signs in through the page, as a person does. */
export async function signIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.goto('/account/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
}
