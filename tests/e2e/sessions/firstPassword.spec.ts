import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startServerProcess } from '#tests/setup/serverProcess.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../appDatabases.ts';

/** What an installation begins with: no demo, and an administrator whose password stands in a file. */
const given = 'a password in a file';
const own = 'lantern gravel otter mint';

test('the first administrator chooses a password of their own, and goes on where they were going', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-first-'));
  const database = await createDatabase();
  const server = startServerProcess(dataDir, {
    DATABASE_URL: databaseUrl(database),
    ADMIN_EMAIL: 'chief@clinic.example',
    ADMIN_PASSWORD: given,
  });
  try {
    const origin = await server.address;
    await page.goto(`${origin}/centers`);
    await page.waitForURL(/\/account\/login\?redirect=%2Fcenters/);
    await page.getByLabel('Username').fill('chief@clinic.example');
    await page.getByLabel('Password', { exact: true }).fill(given);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/account\/new-password\?redirect=%2Fcenters/);
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();

    // No way around it.
    await page.goto(`${origin}/events`);
    await expect(page).toHaveURL(/\/account\/new-password\?redirect=%2Fevents/);

    const change = page.getByRole('button', { name: 'Change password' });
    await page.getByLabel('Current password').fill(given);
    await page.getByLabel('New password').fill('password1234');
    await change.click();
    await expect(page.getByText(/easy to guess/)).toBeVisible();
    await page.getByLabel('New password').fill(own);
    await change.click();
    await page.waitForURL(`${origin}/events`);
    await expect(page.getByRole('main')).toContainText(/event/i);
  } finally {
    server.child.kill('SIGTERM');
    await server.exit;
    await dropDatabase(database);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
