import type { Page } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { demoPassword } from '../demoPassword.ts';
import { eventWith } from './eventWith.ts';
import { expect, test } from '../session.ts';

const roomy = { seats: 5, booked: 1 };
const full = { seats: 1, booked: 1 };

const addBooking = (event: string) => `/bookings/wizard/events/${event}/add-booking`;
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

const fillNewPerson = async (page: Page, lastName: string) => {
  await page.getByRole('radio', { name: 'Somebody new' }).check();
  await page.getByLabel(/^First name/).fill('Zoë');
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByRole('combobox', { name: /^Country/ }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
};

const toReviewWithNewPerson = async (page: Page, event: string, lastName: string) => {
  await page.goto(addBooking(event));
  await step(page, 'Event and seats');
  await next(page);
  await fillNewPerson(page, lastName);
  await next(page);
  await step(page, 'Travel, stay and documents');
  await next(page);
  await step(page, 'Review');
};

const choose = async (page: Page, text: string) => {
  await page.getByLabel('Name or e-mail').fill(text);
  await page.getByRole('option').first().click();
};

test('a trainee who is new is booked, and a second look at the same name warns (G3)', async ({
  administrator: page,
  ask,
}) => {
  await toReviewWithNewPerson(page, (await eventWith(ask, roomy)).id, 'Wizardson');
  await page.getByRole('button', { name: 'Book the seat' }).click();
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();

  await page.getByRole('button', { name: 'Add another for this event' }).click();
  await step(page, 'Event and seats');
  await next(page);
  await fillNewPerson(page, 'Wizardson');
  await next(page);
  const warning = page.getByRole('alert').filter({ hasText: 'somebody who is here already' });
  await expect(warning).toContainText('same name and country');
  await warning.getByRole('button', { name: 'Use this person' }).click();
  await expect(page.getByRole('group', { name: 'Chosen' })).toContainText('Zoë Wizardson');
});

test('a full event offers the waiting list and keeps what was typed (K3)', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(addBooking((await eventWith(ask, full)).id));
  await step(page, 'Event and seats');
  await next(page);
  await fillNewPerson(page, 'Waitingson');
  await page.getByRole('button', { name: 'Join the waiting list instead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add to the waiting list' })).toBeVisible();
  await step(page, 'Participant');
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Waitingson');
  await next(page);
  await step(page, 'Travel, stay and documents');
  await next(page);
  await page.getByRole('button', { name: 'Add to the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'Added to the waiting list' })).toBeVisible();
});

test('a placeholder holds the seat until somebody is put in (P1, P4)', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(addBooking((await eventWith(ask, roomy)).id));
  await step(page, 'Event and seats');
  await next(page);
  await page.getByRole('radio', { name: 'Not known yet' }).check();
  await expect(page.getByText('It is held until the end of')).toBeVisible();
  await page.getByRole('combobox', { name: /^Country of the seat/ }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'Hold the seat' }).click();
  await expect(page.getByRole('heading', { name: 'The seat is held' })).toBeVisible();

  await page.getByRole('button', { name: 'Put in a participant' }).click();
  const dialog = page.getByRole('dialog');
  await records(ask).participant({ first_name: 'Katja', last_name: 'Platzhalter' });
  await dialog.getByLabel('Name or e-mail').fill('Platzhalter');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Give the seat' }).click();
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();
});

test('somebody who waits gets the seat that a cancellation frees (B3, W5)', async ({
  administrator: page,
  ask,
}) => {
  const { id } = await eventWith(ask, { seats: 2, booked: 2, waiting: 4 });
  await page.goto(`/bookings/wizard/events/${id}/view`);
  await expect(page.getByText('2 / 2').first()).toBeVisible();
  await page.getByRole('region', { name: 'Bookings' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancelling = page.getByRole('dialog');
  await expect(cancelling).toContainText('first of 4 waiting');
  await cancelling.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  await page.goto(`/bookings/wizard/events/${id}/view`);
  await page.getByRole('region', { name: 'Waiting list' }).getByRole('link', { name: /^1\. / }).click();
  await page.getByRole('button', { name: 'Book the seat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Book the seat' }).click();
  await page.waitForURL(/\/bookings\/wizard\/bookings\/\d+\/view/);
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
});

test('a lost network loses nothing, and trying again books once (K5)', async ({
  administrator: page,
  ask,
}) => {
  await toReviewWithNewPerson(page, (await eventWith(ask, roomy)).id, 'Offlineson');
  // The first that is sent gets lost on the way.
  let lost = 0;
  await page.route('**/graphql', (route) =>
    /WizardAddBooking/.test(route.request().postData() ?? '') && lost++ === 0
      ? route.abort()
      : route.continue(),
  );
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Book the seat' }).click();
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();
});

test('a session that ends in mid-form loses nothing: one signs in over it, and books with one press', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(addBooking((await eventWith(ask, roomy)).id));
  await step(page, 'Event and seats');
  await next(page);
  await fillNewPerson(page, 'Sessionson');
  await next(page);
  await step(page, 'Travel, stay and documents');
  await page.getByRole('button', { name: 'Add details that are not asked for' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Needs a ramp');
  await page.getByRole('textbox', { name: 'Passport number' }).fill('C01X00T47');
  await next(page);
  await step(page, 'Review');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Book the seat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();

  await step(page, 'Review');
  await expect(page).toHaveURL(/add-booking\?step=review/);
  await expect(page.getByText('Needs a ramp')).toBeVisible();
  // It never left this page's memory, and was in no storage.
  await expect(page.getByText('••••47')).toBeVisible();
  await page.getByRole('button', { name: 'Book the seat' }).click();
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();
});

test('a handover to the waiting list asks before it replaces another unfinished form', async ({
  administrator: page,
  ask,
}) => {
  const { id } = await eventWith(ask, full);
  await page.goto(`/bookings/wizard/events/${id}/add-waiting-list`);
  await next(page);
  await fillNewPerson(page, 'Firstborn');
  await page.goto(addBooking(id));
  await next(page);
  await fillNewPerson(page, 'Secondborn');
  const handOver = page.getByRole('button', { name: 'Join the waiting list instead' });
  await handOver.click();
  const dialog = page.getByRole('dialog', { name: 'Replace your unfinished waiting-list form?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Secondborn');
  await handOver.click();
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add to the waiting list' })).toBeVisible();
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Secondborn');
});

test('a refresh in mid-form brings everything back but the passport (G4)', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(addBooking((await eventWith(ask, roomy)).id));
  await step(page, 'Event and seats');
  await next(page);
  await records(ask).participant({ first_name: 'Ilse', last_name: 'Nachtzug' });
  await choose(page, 'Nachtzug');
  await next(page);
  await step(page, 'Travel, stay and documents');
  await page.getByRole('button', { name: 'Add details that are not asked for' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Arrives late, by the night train');
  await page.getByRole('textbox', { name: 'Passport number' }).fill('C01X00T47');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('night train');
  expect(stored).not.toContain('C01X00T47');

  await page.reload();
  await step(page, 'Travel, stay and documents');
  await expect(page.getByText('Your unfinished form is back')).toContainText('enter it again');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Arrives late, by the night train');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await step(page, 'Event and seats');
});

test('the keyboard alone gets through, back and forth', async ({ administrator: page, ask }) => {
  await page.goto(addBooking((await eventWith(ask, roomy)).id));
  await expect(page.getByRole('heading', { level: 2, name: 'Event and seats' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Participant' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('heading', { level: 2, name: 'Event and seats' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('heading', { level: 2, name: 'Participant' })).toBeFocused();
  // Nobody is chosen yet: the first wrong field has the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name or e-mail')).toBeFocused();
  await records(ask).participant({ first_name: 'Udo', last_name: 'Tastenberg' });
  await page.keyboard.type('Tastenberg');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Chosen' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('heading', { level: 2, name: 'Travel, stay and documents' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Participant' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Travel, stay and documents' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeFocused();
  await expect(page.getByText('There is room')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeFocused();
});
