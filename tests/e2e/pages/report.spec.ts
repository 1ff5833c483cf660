import { expect, test as base, type Page } from 'playwright/test';
import { embedUrl, startReportService, type ReportService } from '#tests/setup/reportService.ts';
import { startAppServer } from '../appServer.ts';
import { keptInBrowser, signInByRequest } from '../signInByRequest.ts';

/** The page of a configured Power BI report. Neither the server nor the browser asks anything off this machine. */

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
      const service = await startReportService();
      const server = await startAppServer(service.env);
      await use({ origin: server.origin, service });
      await server.stop();
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  storageState: async ({ world: { origin } }, use) =>
    use(keptInBrowser(origin, await signInByRequest(origin, 'administrator'))),
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
  await page.goto(`${origin}/powerbi-dashboard`);
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
