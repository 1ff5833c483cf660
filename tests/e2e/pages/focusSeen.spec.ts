import { expect, test } from '../session.ts';

/** What of a form has the focus, where something else lies over the middle of it. */
const coveredFocus = (): string | undefined => {
  const focused = document.activeElement;
  if (focused === null || focused.closest('form') === null) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const input = focused.closest('.MuiInputBase-root, label') ?? focused;
  if (over !== null && (input.contains(over) || over.contains(focused))) return undefined;
  return focused.outerHTML.slice(0, 200);
};

test('on a telephone, no field that the keyboard goes to lies under the bar that saves', async ({
  administrator: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/events/1/edit');
  await page.getByRole('main').getByLabel(/^Name/).first().focus();
  const covered: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    covered.push((await page.evaluate(coveredFocus)) ?? '');
  }
  expect(covered.filter(Boolean)).toEqual([]);
});
