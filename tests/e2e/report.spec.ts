import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import { embedUrl, startReportService, type ReportService } from '../setup/reportService.ts';
import { startServerProcess } from '../setup/serverProcess.ts';

/** The page of a configured Power BI report. Neither the server nor the browser asks anything off this machine. */

const password = 'convene-report';

/** In place of Power BI's page: shows the token that it is given, and says that it has drawn. */
const reportPage = `<!doctype html><title>Report</title><script>
  addEventListener('message', ({ data }) => {
    if (data.url !== '/report/load') return;
    document.body.textContent = 'Drawn with ' + data.body.accessToken;
    const url = '/reports/' + data.headers.uid + '/events/loaded';
    parent.postMessage({ method: 'POST', url, headers: {}, body: {} }, '*');
  });
</script><body></body>`;

interface World {
  readonly origin: string;
  readonly service: ReportService;
}

const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'convene-e2e-report-'));
      const service = await startReportService();
      const server = startServerProcess(folder, {
        ...service.env,
        ADMIN_EMAIL: 'administrator@convene.example',
        ADMIN_PASSWORD: password,
      });
      try {
        await use({ origin: await server.address, service });
      } finally {
        server.child.kill('SIGTERM');
        await server.exit;
        await service.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Answers the addresses outside the machine that were asked for. */
async function openDashboard(page: Page, { origin, service }: World): Promise<readonly string[]> {
  // Ends so soon that the server keeps no token from one test to the next.
  service.answers.expiration = new Date(Date.now() + 4 * 60_000).toISOString();
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      if (!url.startsWith('https://app.powerbi.com/')) return route.abort();
      await route.fulfill({ contentType: 'text/html', body: reportPage });
    },
  );
  await page.goto(`${origin}/account/login?redirect=/powerbi-dashboard`);
  await page.getByLabel('Username').fill('administrator');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}/powerbi-dashboard`);
  return asked;
}

test('shows the report in a frame of its address, with a token of the server’s', async ({ page, world }) => {
  world.service.answers.fails = null;
  const asked = await openDashboard(page, world);
  await expect(page.getByRole('heading', { level: 1, name: 'Training in figures' })).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /Training in figures$/);
  const address = new URL((await frame.getAttribute('src')) ?? '');
  const wanted = new URL(embedUrl);
  expect(address.origin + address.pathname).toBe(wanted.origin + wanted.pathname);
  expect(address.searchParams.get('reportId')).toBe(wanted.searchParams.get('reportId'));
  await expect(page.frameLocator('iframe').getByText(/^Drawn with embed-\d+$/)).toBeVisible();
  await expect(page.getByRole('status', { name: /report/i })).toHaveCount(0);
  expect(asked).toEqual([address.href]);
});

test('says in words that no token is to be had, and shows the report at the next try', async ({
  page,
  world,
}) => {
  world.service.answers.fails = '/GenerateToken';
  const asked = await openDashboard(page, world);
  await expect(page.getByRole('alert')).toContainText('The report could not be loaded');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  world.service.answers.fails = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').getByText(/^Drawn with embed-\d+$/)).toBeVisible();
});
