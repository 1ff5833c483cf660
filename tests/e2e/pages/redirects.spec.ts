import { records } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';

test('an address without a page leads where its redirect says, the query going along', async ({
  administrator: page,
  openAs,
  ask,
}) => {
  await records(ask).redirect({ path: '/old/events', target: '/events' });
  await page.goto('/');
  await page.goto('/old/events?page=2');
  await page.waitForURL((url) => url.pathname === '/events');
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  // Who may not see the list of redirects is led all the same.
  const viewer = await openAs('viewer');
  await viewer.goto('/old/events');
  await viewer.waitForURL((url) => url.pathname === '/events');
  await viewer.goto('/redirects');
  await expect(viewer.getByText('Your roles do not let you see redirects.')).toBeVisible();
  await expect(viewer.getByRole('main').getByRole('row')).toHaveCount(0);
});

test('an absolute external target loads the page fully', async ({ administrator: page, ask }) => {
  await records(ask).redirect({ path: '/handbook', target: 'https://handbook.example/start' });
  await page.route('https://handbook.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The handbook</h1>' }),
  );
  await page.goto('/handbook');
  await expect(page.getByRole('heading', { name: 'The handbook' })).toBeVisible();
  expect(page.url()).toBe('https://handbook.example/start');
  await page.goto('/');
});

test('a record that is no more may lead to another', async ({ administrator: page, ask }) => {
  await records(ask).redirect({ path: '/events/999999', target: '/events/1' });
  await page.goto('/events/999999');
  await page.waitForURL(/\/events\/1$/);
});
