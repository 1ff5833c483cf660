import { expect, test } from './session.ts';

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

  test('a list page is one data request and no page asks for the schema', async ({ administrator: page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') bodies.push(request.postData() ?? '');
    });
    await page.goto('/participants');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.waitForLoadState('networkidle');
    expect(bodies.filter((body) => body.includes('participants('))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes('__schema'))).toHaveLength(0);
  });
});
