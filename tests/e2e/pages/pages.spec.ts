import type { Locator, Page } from 'playwright/test';
import { expectAccessible, loadAxe, wcag } from './axe.ts';
import { pages } from './pages.ts';
import { expect, test } from '../session.ts';
import { drawn, watchRequests } from './watchRequests.ts';

// Each stands by itself, so all workers take from them.
test.describe.configure({ mode: 'parallel' });

async function darken(page: Page): Promise<void> {
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, light);
  // At once where motion is reduced: on its way from one scheme to the other no text has the contrast of either.
  expect(
    await page.evaluate(() => document.getAnimations().some((one) => one instanceof CSSTransition)),
  ).toBe(false);
  await drawn(page);
}

/** A small telephone, and a window of 1280 pixels that is magnified four times. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  // Rows of a table are cards by then: in between, it is a table that has no room.
  await page.waitForFunction(() => document.querySelector('main table a[data-record]') === null);
  await drawn(page);
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far a list reaches below the window: its rows scroll in themselves, so that what turns its pages stays in sight. */
const belowWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** What is said stands beside its icon, not below it. */
const loneIcons = (page: Page) =>
  page.locator('.MuiAlert-icon:visible').evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const message = icon.nextElementSibling;
      const isAlone =
        message !== null && icon.getBoundingClientRect().bottom <= message.getBoundingClientRect().top;
      return isAlone ? [message.textContent] : [];
    }),
  );

/** What a thumb may miss; a part of a field is pressed with it. */
const lowControls = (page: Page) =>
  page
    .locator(
      '.MuiButton-root:visible, .MuiIconButton-root:not(.MuiAutocomplete-endAdornment > *):visible, .MuiInputBase-sizeSmall:visible, .sentence button:visible',
    )
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (control.clientHeight >= 38) return [];
        return [
          control.ariaLabel ?? control.closest('.MuiFormControl-root')?.textContent ?? control.textContent,
        ];
      }),
    );

/** What has the focus and lies under a bar that stays in sight: nobody sees where the keyboard is. */
const focusUnderBars = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href]:visible, button:enabled:visible, input:enabled:visible, textarea:enabled:visible')
    .evaluateAll((controls: HTMLElement[]) => {
      const isBar = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
      return controls.flatMap((control) => {
        control.focus();
        const { x, y, width, height } = control.getBoundingClientRect();
        let above = document.elementFromPoint(x + width / 2, y + height / 2);
        while (above !== null && !above.contains(control) && !isBar(above)) above = above.parentElement;
        return above === null || above.contains(control) ? [] : [control.outerHTML];
      });
    });

/** What is gone through by headings and by parts of the page: no level is left out, and each part is known by its name. */
const ofTheOutline = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } };

/** How far below the window's edge the middle of a title's first line is: the same on all pages. */
const titleMiddle = (title: Locator) =>
  title.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    const line = text.getClientRects()[0];
    return line === undefined ? undefined : Math.round(line.y + line.height / 2);
  });

/** In light and dark, wide and narrow. */
async function expectAccessibleEverywhere(page: Page, isAlike: boolean): Promise<void> {
  await loadAxe(page);
  await expectAccessible(page, { runOnly: wcag, rules: ofTheOutline }, 'in light, wide');
  if (isAlike) {
    await narrow(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await lowControls(page)).toEqual([]);
    return;
  }
  await darken(page);
  await expectAccessible(page, { runOnly: ['color-contrast'] }, 'in dark, wide');
  await narrow(page);
  await expectAccessible(page, { runOnly: wcag, rules: { 'color-contrast': { enabled: false } } }, 'narrow');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await loneIcons(page)).toEqual([]);
  expect(await lowControls(page)).toEqual([]);
}

for (const { path, heading, asks, list, atLeast = 25, isAlike = false, leadsTo } of pages) {
  const does = leadsTo === undefined ? 'and is accessible' : 'and leads to its page';
  test(`${path} opens with its own title, asks for nothing twice, ${does}`, async ({
    administrator: page,
  }) => {
    const { operations, requests, settled } = watchRequests(page);
    await page.goto(path);
    // A text that is shown may have headings of its own.
    const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
    await expect(title).toHaveText(heading);
    await expect(title).not.toHaveText('404');
    await expect(page).toHaveTitle(/\S \| Convene Registration Plaform$/);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(leadsTo ?? path);
    if (list !== undefined) await expect(page.getByRole('main').getByRole('row').nth(atLeast)).toBeVisible();
    await settled();
    if (list !== undefined) expect(await belowWindow(page)).toBe(0);
    expect(await titleMiddle(title)).toBe(92);

    // What it leads to is one of these pages itself.
    if (leadsTo === undefined) await expectAccessibleEverywhere(page, isAlike);
    // What stands beside it has not taken all its room.
    await expect(title).toBeVisible();

    // What came late has come by now.
    const counted = operations();
    expect(counted.map(({ operationName }) => operationName).sort()).toEqual([...asks].sort());
    expect(counted.filter(({ query }) => query.includes('__schema'))).toEqual([]);
    // What the viewer may do costs no request of its own.
    expect(requests().filter((names) => names.includes('Access'))).toHaveLength(1);
    expect(requests().filter((names) => names.length === 1 && names[0] === 'Access')).toEqual([]);
    // A window of 1280 by 1024 pixels that is magnified four times.
    await page.setViewportSize({ width: 320, height: 256 });
    // What stands in another place there, such as seldom actions in a menu, is gone from where it was.
    await drawn(page);
    // Last: an input may ask for what it offers.
    expect(await focusUnderBars(page)).toEqual([]);
    if (list === undefined) return;
    expect(counted.filter(({ query }) => new RegExp(`\\b${list}\\b`).test(query))).toHaveLength(1);
  });
}

test('on paper a page says what it says, and has nothing to press', async ({ administrator: page }) => {
  await page.goto('/events/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Edit' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Edit' })).toBeHidden();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('tab')).toHaveCount(0);

  await page.goto('/users');
  await expect(main.getByRole('row').nth(2)).toBeVisible();
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByText(/^1–25 of/)).toBeVisible();

  await page.goto('/events');
  await expect(main.getByText('Starts from today')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await page.goto(`/bookings?filter=${JSON.stringify({ booking_status: ['CONFIRMED'] })}`);
  const quick = main.getByRole('group', { name: 'Status', exact: true });
  await expect(quick.getByText('Confirmed')).toBeVisible();
  await expect(quick.getByText('Pending')).toBeHidden();
  await expect(main.getByText('Deleted bookings')).toBeHidden();

  await page.goto('/events/1?section=agenda');
  await expect(main.getByRole('heading', { name: 'Trainers' })).toBeVisible();
  await expect(main.getByText(/Alt \+ arrows/)).toBeHidden();
  await expect(main.getByPlaceholder('Add a trainer')).toBeHidden();
  await page.emulateMedia({ media: null });
});
