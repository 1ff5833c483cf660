import { expect, test } from './session.ts';
import { demoPassword } from './signIn.ts';

/** Each list, and the query that it is made of. */
const listPages = [
  ['/events', 'centreEvents'],
  ['/centers', 'trainingCentres'],
  ['/trainers', 'trainers'],
  ['/participants', 'participants'],
  ['/bookings', 'eventBookings'],
  ['/templates', 'mergeTemplates'],
  ['/users', 'users'],
  ['/log', 'audits'],
] as const;

/** The frame asks for itself, whatever the page is: the bell, and beside it whether the viewer may still do the same. */
const ofTheFrame: readonly string[] = ['Notifications', 'Access'];

interface Operation {
  readonly operationName: string;
  readonly query: string;
}

test.describe('signed out', () => {
  test('a page asks for a sign-in and comes back to the same address', async ({ page }) => {
    await page.goto('/events?page=2');
    await page.waitForURL(/\/account\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/events?page=2');
    await page.getByLabel('Username').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('administrator');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => `${url.pathname}${url.search}` === '/events?page=2');
  });
});

test.describe('signed in', () => {
  test('/centres leads to /centers, path and query kept', async ({ administrator: page }) => {
    await page.goto('/centres?page=2');
    await page.waitForURL(/\/centers\?page=2/);
    await page.goto('/centres/1');
    await page.waitForURL(/\/centers\/1$/);
  });

  test('an unknown page says so', async ({ administrator: page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible();
  });

  test('the dashboard layout leaves a report the whole width, the default one keeps a measure', async ({
    administrator: page,
  }) => {
    await page.setViewportSize({ width: 2400, height: 1000 });
    const widthOf = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return (await page.getByRole('main').boundingBox())?.width ?? 0;
    };
    expect(await widthOf('/events')).toBe(1600);
    expect(await widthOf('/powerbi-dashboard')).toBeGreaterThan(2000);
  });

  test('titles carry the brand', async ({ administrator: page }) => {
    await page.goto('/events');
    await expect(page).toHaveTitle('Events | Convene Registration Plaform');
  });

  test('a record is one request, and what happened to it one more for who may read the log', async ({
    administrator: page,
    openAs,
  }) => {
    const asked = async (on: typeof page, path: string) => {
      const operations: string[] = [];
      on.on('request', (request) => {
        if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
        const body = request.postDataJSON() as { operationName: string } | { operationName: string }[];
        operations.push(...[body].flat().map(({ operationName }) => operationName));
      });
      await on.goto(path);
      await expect(on.getByRole('tab', { name: 'Overview' })).toBeVisible();
      await on.waitForLoadState('networkidle');
      return () => operations.filter((name) => !ofTheFrame.includes(name));
    };
    const byAdministrator = await asked(page, '/events/1');
    const aside = page.getByRole('complementary', { name: 'About this record' });
    await expect(aside.getByRole('listitem').first()).toBeVisible();
    expect(byAdministrator()).toEqual(['EventShow', 'AuditList']);
    await aside.getByRole('link', { name: 'All in the log' }).click();
    await page.waitForURL(/\/log\?filter=/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /day course/ })
        .first(),
    ).toBeVisible();
    const viewer = await openAs('viewer');
    await viewer.goto('/events');
    const first = viewer.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
    const path = (await first.getAttribute('href')) ?? '';
    const byViewer = await asked(viewer, path);
    expect(byViewer()).toEqual(['EventShow']);
  });

  test('what the viewer may do costs no request of its own', async ({ administrator: page }) => {
    const requests: string[][] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
      const body = request.postDataJSON() as Operation | Operation[];
      requests.push([body].flat().map(({ operationName }) => operationName));
    });
    await page.goto('/events');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((names) => names.includes('Access'))).toHaveLength(1);
    expect(requests.filter((names) => names.length === 1 && names[0] === 'Access')).toEqual([]);
  });

  for (const [path, field] of listPages) {
    test(`${path} is one request of its list, and never asks for the schema`, async ({
      administrator: page,
    }) => {
      const operations: string[] = [];
      let requests = 0;
      page.on('request', (request) => {
        if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
        const body = request.postDataJSON() as Operation | Operation[];
        const asked = [body].flat().filter(({ operationName }) => !ofTheFrame.includes(operationName));
        if (asked.length > 0) requests += 1;
        operations.push(...asked.map(({ query }) => query));
      });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
      await page.waitForLoadState('networkidle');
      expect(operations.filter((query) => new RegExp(`\\b${field}\\b`).test(query))).toHaveLength(1);
      expect(operations.filter((query) => query.includes('__schema'))).toEqual([]);
      expect(requests).toBe(1);
    });
  }
});
