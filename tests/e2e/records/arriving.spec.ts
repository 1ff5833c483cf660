import { expect, test } from '../session.ts';
import { drawn, watchRequests } from '../pages/watchRequests.ts';

test('a list that is back stands where it was left, and a cold one asks for few things', async ({
  openAlone,
}) => {
  const page = await openAlone('administrator');
  let requests = 0;
  page.on('request', () => (requests += 1));
  const { settled } = watchRequests(page);
  await page.goto('/participants?perPage=100');
  const links = page.locator('main tbody a[data-record]');
  await expect(links).toHaveCount(100);
  expect(requests).toBeLessThanOrEqual(26);
  await settled();

  const scroller = page.locator('main .RaDataTable-tableWrapper');
  const top = () => scroller.evaluate((box) => Math.round(box.scrollTop));
  await links.nth(70).scrollIntoViewIfNeeded();
  await drawn(page);
  const before = await top();
  expect(before).toBeGreaterThan(500);
  const name = await links.nth(70).innerText();
  await links.nth(70).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(links).toHaveCount(100);
  await expect.poll(top).toBe(before);
  await settled();
  expect(await top()).toBe(before);
  await expect(links.nth(70)).toBeInViewport();
});
