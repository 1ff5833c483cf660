import type { Page } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { demoPassword } from '../demoPassword.ts';
import { eventWith } from './eventWith.ts';
import { expect, test } from '../session.ts';

const roomy = { seats: 5, booked: 1 };
const full = { seats: 1, booked: 1 };

const addBooking = (event: string) => `/bookings/wizard/events/${event}/add-booking`;
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const fillNewPerson = async (page: Page, lastName: string) => {
  await page.getByRole('button', { name: 'Somebody new' }).click();
  await page.getByLabel(/^First name/).fill('Zoë');
  await page.getByLabel(/^Last name/).fill(lastName);
  await page
    .getByRole('combobox', { name: /^Country/ })
    .first()
    .fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
};

const openWithNewPerson = async (page: Page, event: string, lastName: string) => {
  await page.goto(addBooking(event));
  await fillNewPerson(page, lastName);
};

test('a trainee who is new is booked, and a second look at the same name warns (G3)', async ({
  administrator: page,
  ask,
}) => {
  await openWithNewPerson(page, (await eventWith(ask, roomy)).id, 'Wizardson');
  await expect(page.getByText('There is room')).toBeVisible();
  await send(page, 'Book Zoë Wizardson');
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();

  await page.getByRole('button', { name: 'Add another for this event' }).click();
  await fillNewPerson(page, 'Wizardson');
  await send(page, 'Book Zoë Wizardson');
  const warning = page.getByRole('alert').filter({ hasText: 'somebody who is here already' });
  await expect(warning).toContainText('same name and country');
  await warning.getByRole('button', { name: 'Use this person' }).click();
  await expect(page.getByRole('group', { name: 'Chosen' })).toContainText('Zoë Wizardson');
  // Who has a seat is said before it is tried, and where one looks for people.
  await expect(page.getByRole('alert').filter({ hasText: /already/ })).toBeVisible();
  await page.getByRole('button', { name: 'Choose somebody else' }).click();
  await page.getByLabel('Name or e-mail').fill('Wizardson');
  await expect(page.getByRole('option').first()).toContainText('Already booked');
});

test('a placeholder holds the seat until somebody is put in (P1, P4)', async ({
  administrator: page,
  ask,
}) => {
  await page.goto(addBooking((await eventWith(ask, roomy)).id));
  await page.getByRole('button', { name: 'Not known yet' }).click();
  await expect(page.getByText('It is held until the end of')).toBeVisible();
  await page.getByRole('combobox', { name: /^Country of the seat/ }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await send(page, 'Hold the seat');
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
  await openWithNewPerson(page, (await eventWith(ask, roomy)).id, 'Offlineson');
  // The first that is sent gets lost on the way.
  let lost = 0;
  await page.route('**/graphql', (route) =>
    /WizardAddBooking/.test(route.request().postData() ?? '') && lost++ === 0
      ? route.abort()
      : route.continue(),
  );
  // Whoever is new is looked for first.
  const looked = page.waitForResponse((response) =>
    /PossibleDuplicates/.test(response.request().postData() ?? ''),
  );
  await page.route('**/graphql', async (route) => {
    if (!/PossibleDuplicates/.test(route.request().postData() ?? '')) return route.fallback();
    const answer = await route.fetch();
    await page.context().setOffline(true);
    await route.fulfill({ response: answer });
  });
  await send(page, 'Book Zoë Offlineson');
  await looked;
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
  await openWithNewPerson(page, (await eventWith(ask, roomy)).id, 'Sessionson');
  await page.getByRole('button', { name: 'Add details that are not asked for' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Needs a ramp');
  await page.getByRole('textbox', { name: 'Passport number' }).fill('C01X00T47');

  await page.context().clearCookies();
  await send(page, 'Book Zoë Sessionson');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();

  await expect(page).toHaveURL(/add-booking$/);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Needs a ramp');
  // It never left this page's memory, and was in no storage.
  await expect(page.getByRole('textbox', { name: 'Passport number' })).toHaveValue('C01X00T47');
  await send(page, 'Book Zoë Sessionson');
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();
});

test('a handover to the waiting list asks before it replaces another unfinished form', async ({
  administrator: page,
  ask,
}) => {
  const { id } = await eventWith(ask, full);
  await page.goto(`/bookings/wizard/events/${id}/add-waiting-list`);
  await fillNewPerson(page, 'Firstborn');
  await openWithNewPerson(page, id, 'Secondborn');
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
  await records(ask).participant({ first_name: 'Ilse', last_name: 'Nachtzug' });
  await page.getByLabel('Name or e-mail').fill('Nachtzug');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add details that are not asked for' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Arrives late, by the night train');
  await page.getByRole('textbox', { name: 'Passport number' }).fill('C01X00T47');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toContain('night train');
  expect(stored).not.toContain('C01X00T47');

  await page.reload();
  await expect(page.getByText('Your unfinished form is back')).toContainText('enter it again');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Arrives late, by the night train');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Name or e-mail')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeHidden();
});

test('a seat is booked by keyboard alone, and nobody is booked before somebody is chosen', async ({
  administrator: page,
  ask,
}) => {
  const { id } = await eventWith(ask, roomy);
  const make = records(ask);
  await make.participant({ first_name: 'Udo', last_name: 'Tastenberg' });
  await make.participant({ first_name: 'Ute', last_name: 'Zweitberg' });
  await page.goto(addBooking(id));
  const search = page.getByLabel('Name or e-mail');
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Choose who comes.')).toBeVisible();
  await expect(search).toBeFocused();
  // At once: after a pause between two letters the one who is found is of the shorter text, and Enter takes nobody yet.
  await page.keyboard.insertText('Tastenberg');
  await expect(page.getByRole('option').first()).toContainText('Free to book');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Chosen' })).toBeFocused();
  // What was typed waits where one leaves it.
  await page.keyboard.press('Escape');
  await page.waitForURL(`**/events/${id}/view`);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Chosen' })).toContainText('Tastenberg');
  // Enter chooses in the palette, and does not send the form below it.
  await page.getByRole('radio', { name: /^Trainee/ }).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('book Zweitberg');
  await expect(page.getByRole('option', { name: /^Book .*Zweitberg/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const replace = page.getByRole('dialog', { name: 'Replace your unfinished booking form?' });
  await expect(replace.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(replace).toBeHidden();
  await expect(page.getByRole('group', { name: 'Chosen' })).toContainText('Tastenberg');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeFocused();
});
