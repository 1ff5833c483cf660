import type { Locator, Page } from 'playwright/test';
import { records, type Ask } from '#tests/factories/records.ts';
import { coming } from './coming.ts';
import { expect, test } from '../session.ts';
import { tabTo as focusByTab } from '../tabTo.ts';

/** The event page without a mouse: nothing here is clicked, and nothing is typed but into what has the focus. */
const [poland, germany] = ['1', '4'];

/** What shows where the keyboard is: a ring around what has the focus or what stands for it, or the edge of its field. */
const hasRing = (at: Locator) =>
  at.evaluate((element) => {
    const shows = (one: Element | null | undefined) =>
      one !== null && one !== undefined && getComputedStyle(one).outlineStyle !== 'none';
    const field = element.closest('.MuiInputBase-root');
    return (
      shows(element) ||
      shows(element.closest('.Mui-focusVisible')) ||
      field?.classList.contains('Mui-focused') === true
    );
  });

/** Whether something else lies over it, such as a bar that stays in sight. */
const isCovered = (at: Locator) =>
  at.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && !element.contains(top) && !top.contains(element);
  });

async function tabTo(...to: Parameters<typeof focusByTab>): Promise<void> {
  await focusByTab(...to);
  expect(await hasRing(to[1])).toBe(true);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const group = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const act = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const inMain = (page: Page) => page.getByRole('main').locator(':focus');

/** An event with two people and a placeholder, and somebody who has no seat yet. */
async function makeEvent(ask: Ask): Promise<string> {
  const make = records(ask);
  const event = await make.event({ ...coming, name: 'Keyboard day', max_trainees: 5 });
  const person = async (last_name: string) =>
    (await make.participant({ first_name: 'Ingrid', last_name, country_id: poland })).id;
  for (const name of ['Tastiera', 'Клавиша'])
    await make.booking({ centre_event_id: event.id, participant: { connect: await person(name) } });
  await make.booking({ centre_event_id: event.id, country_id: germany });
  await person('Πλήκτρο');
  return event.id;
}

test('groups, rows and placeholders of an event are worked through by keyboard alone', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(`/events/${await makeEvent(ask)}`);
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  const tab = page.getByRole('tab', { name: 'Bookings' });
  for (let step = 0; step < 12 && !(await tab.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(group(page, 'New')).toBeVisible();

  // A group closes and opens.
  await press(page, page.getByRole('button', { name: /^New ?\d+$/ }));
  await expect(group(page, 'New').getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(group(page, 'New').getByRole('listitem')).toHaveCount(3);

  // A row opens.
  await press(page, page.getByRole('link', { name: 'Ingrid Tastiera', exact: true }));
  await page.waitForURL(/\/view$/);
  await page.goBack();

  // A placeholder is filled in its line, and the keyboard stays with it.
  const attach = page.getByRole('combobox', { name: 'Attach a participant' });
  await tabTo(page, attach);
  await page.keyboard.type('Ingrid Πλήκτρο');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(group(page, 'New').getByRole('link', { name: 'Ingrid Πλήκτρο', exact: true })).toBeVisible();
  await expect(select(page, 'Ingrid Πλήκτρο')).toBeFocused();
});

test('several bookings are confirmed and cancelled by keyboard alone', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(`/events/${await makeEvent(ask)}?section=bookings`);

  // Two are confirmed, after a look that Escape ends; the bar that comes with the first lies over no row.
  await page.setViewportSize({ width: 1280, height: 640 });
  await press(page, select(page, 'Ingrid Tastiera'), 'Space');
  await press(page, select(page, 'Ingrid Клавиша'), 'Space');
  expect(await isCovered(select(page, 'Ingrid Клавиша'))).toBe(false);
  await press(page, act(page, 'Confirm'));
  const confirming = page.getByRole('dialog', { name: 'Confirm 2 bookings' });
  await expect(confirming.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(confirming).toHaveCount(0);
  await expect(act(page, 'Confirm')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, confirming.getByRole('button', { name: 'Confirm 2' }));
  await expect(confirming.getByText('Done', { exact: true })).toHaveCount(2);
  await expect(confirming.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirming).toHaveCount(0);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(inMain(page)).toHaveCount(1);

  // A whole group is cancelled.
  await expect(group(page, 'Confirmed').getByRole('listitem')).toHaveCount(2);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all: Confirmed' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await press(page, act(page, 'Cancel bookings'));
  const cancelling = page.getByRole('dialog', { name: 'Cancel 2 bookings' });
  await press(page, cancelling.getByRole('button', { name: 'Cancel 2' }));
  await expect(cancelling.getByText('Done', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(cancelling).toHaveCount(0);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(inMain(page)).toHaveCount(1);
  await press(page, page.getByRole('button', { name: /^Cancelled ?\d+$/ }));
  await expect(group(page, 'Cancelled').getByRole('listitem')).toHaveCount(2);
});

test('the waiting list of an event is worked through by keyboard alone', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const event = await make.event({ ...coming, name: 'Keyboard line', max_trainees: 2 });
  const connect = async (last_name: string) => ({
    connect: (await make.participant({ first_name: 'Ludmila', last_name, country_id: poland })).id,
  });
  const taken = [
    await make.booking({ centre_event_id: event.id, participant: await connect('Nultá') }),
    await make.booking({ centre_event_id: event.id, participant: await connect('Nultý') }),
  ];
  for (const name of ['První', 'Druhá', 'Třetí', 'Čtvrtá'])
    await make.waitingEntry({ centre_event_id: event.id, participant: await connect(name) });
  for (const { id } of taken) await make.changed('EventBooking', { id, booking_status: 'CANCELLED' });
  await page.goto(`/events/${event.id}?section=waitingList`);
  const line = (name: string) => page.getByRole('listitem', { name });
  const bookNow = (name: string) => page.getByRole('button', { name: `Book now: Ludmila ${name}` });

  // A place in line is looked at and left as it is.
  const priority = line('Ludmila Druhá').getByRole('button', { name: /^Priority 0/ });
  await press(page, priority);
  await expect(page.getByRole('dialog').getByLabel('Priority', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(priority).toBeFocused();

  // Who is not next is refused; Escape leads back to the button.
  await press(page, bookNow('Druhá'));
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bookNow('Druhá')).toBeFocused();

  // Who is next is booked; the keyboard goes on with whoever has moved up.
  await tabTo(page, bookNow('První'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ludmila První has a booking now.')).toBeVisible();
  await expect(line('Ludmila První')).toHaveCount(0);
  await expect(line('Ludmila Druhá').getByRole('link').first()).toBeFocused();

  // W5: out of turn for a reason.
  await press(page, bookNow('Čtvrtá'));
  await expect(page.getByRole('dialog').getByLabel(/^Reason/)).toBeFocused();
  await page.keyboard.type('Lives next door');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ludmila Čtvrtá has a booking now.')).toBeVisible();
  await expect(line('Ludmila Čtvrtá')).toHaveCount(0);

  // Somebody is taken off the list.
  const remove = page.getByRole('button', { name: 'Remove Ludmila Třetí from the waiting list' });
  await press(page, remove);
  const asked = page.getByRole('dialog', { name: 'Remove Ludmila Třetí from the waiting list?' });
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, asked.getByRole('button', { name: 'Remove' }));
  await expect(line('Ludmila Třetí')).toHaveCount(0);
  await expect(line('Ludmila Druhá').getByRole('link').first()).toBeFocused();
});
