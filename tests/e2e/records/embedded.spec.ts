import { startEmbeddedServer, type AppServer } from '../appServer.ts';
import { centre } from './journeys.ts';
import { expect, test as base } from '../session.ts';
import { signIn } from '../signIn.ts';
import { walk } from './walk.ts';

/** The app as people start it first: on its embedded database, which its start fills. */
const test = base.extend<{ readonly embedded: AppServer }>({
  embedded: [
    async ({}, use) => {
      const embedded = await startEmbeddedServer();
      await use(embedded);
      await embedded.stop();
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ embedded }, use) => use(embedded.origin),
});

test('a centre is created, shown, changed on the embedded database', async ({ page }) => {
  await signIn(page, 'administrator');
  await walk(page, centre);
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(26);
});
