import { expect, type Page } from 'playwright/test';

/** Presses the button and waits for the provider's page. */
export async function begin(page: Page, origin: string, path = '/account/login'): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await expect(page.getByLabel('Account')).toBeVisible();
}

/** Says who one is at the provider, which leads back to the app. */
export async function answer(page: Page, login: string): Promise<void> {
  await page.getByLabel('Account').fill(login);
  await page.getByRole('button', { name: 'Next' }).click();
}

export async function expectRefused(page: Page, message: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(message);
  expect(await sessionCookie(page)).toBeUndefined();
}

export async function sessionCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'convene-session')?.value;
}
