import { records } from '#tests/factories/records.ts';
import { expectAccessible, loadAxe, wcag } from '../pages/axe.ts';
import { expect, test } from '../session.ts';

const item = (name: string, from: string, to: string) => ({
  name,
  time_start: `2027-06-10T${from}:00`,
  time_end: `2027-06-10T${to}:00`,
});

test('an item is dragged on the day in steps of five minutes, and the day is printed without navigation', async ({
  administrator: page,
  ask,
}) => {
  const items = [item('Welcome', '09:00', '10:00'), item('Lunch', '12:00', '13:00')];
  const { id } = await records(ask).event({ agenda: { sections: [{ name: 'Day 1', items }] } });
  await page.goto(`/events/${id}?section=agenda`);
  const lunch = page.getByRole('button', { name: 'Lunch 12:00–13:00' });
  // Near the edge of the window a drag scrolls.
  await lunch.evaluate((block) => block.scrollIntoView({ block: 'center' }));
  const box = await lunch.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 20, { steps: 3 });
  await page.mouse.move(x, y + 32, { steps: 3 });
  // A minute is a pixel, and a step is five.
  await expect(page.getByRole('button', { name: 'Lunch 12:30–13:30' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: 'Lunch: 12:30–13:30' })).toHaveCount(1);

  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Print' }).click(),
  ]);
  await expect(paper.getByRole('heading', { name: 'Thursday, 10 June 2027' })).toBeVisible();
  await expect(paper.getByRole('row', { name: '12:00–13:00 Lunch' })).toBeVisible();
  await expect(paper.getByRole('navigation')).toHaveCount(0);
  await expect(paper.getByRole('banner')).toHaveCount(0);
  await loadAxe(paper);
  await expectAccessible(paper, { runOnly: wcag }, 'on paper');
  await paper.close();
});
