import { expect, test } from './session.ts';

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

  test('titles carry the brand', async ({ administrator: page }) => {
    await page.goto('/events');
    await expect(page).toHaveTitle('Events | Convene Registration Plaform');
  });

  for (const [path, field] of listPages) {
    test(`${path} is one request of its list, and never asks for the schema`, async ({
      administrator: page,
    }) => {
      const operations: string[] = [];
      let requests = 0;
      page.on('request', (request) => {
        if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
        requests += 1;
        const body = request.postDataJSON() as { query: string } | { query: string }[];
        operations.push(...[body].flat().map(({ query }) => query));
      });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('row')).toHaveCount(11);
      await page.waitForLoadState('networkidle');
      expect(operations.filter((query) => new RegExp(`\\b${field}\\b`).test(query))).toHaveLength(1);
      expect(operations.filter((query) => query.includes('__schema'))).toEqual([]);
      // A user's countries are ids by the contract: their names may need a request of their own.
      expect(requests).toBeLessThanOrEqual(path === '/users' ? 2 : 1);
    });
  }
});
