import type { Page } from 'playwright/test';
import { type Ask, records } from '#tests/factories/records.ts';
import { expectLogged } from '../records/expectLogged.ts';
import { dayFromNow } from '#tests/factories/dayFromNow.ts';
import { expect, test } from '../session.ts';

const viewOf = (id: string) => new RegExp(`/bookings/wizard/bookings/${id}/view$`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface User {
  readonly ID: string;
  readonly username: string;
  readonly countries: readonly string[];
}

/** A booking with a passport on file, in a country of the booker, who has made it. */
async function bookingOfBooker(ask: Ask) {
  const { users } = await ask('query { users { ID username countries } }', {});
  const booker = (users as readonly User[]).find(({ username }) => username === 'booker');
  const country_id = booker?.countries[0] ?? '';
  const make = records(ask);
  const event = await make.event({
    name: 'Ísafjörður course',
    training_centre_id: (await make.centre({ country_id })).id,
    date_start: dayFromNow(90),
    date_end: dayFromNow(90),
    is_published: true,
    global_manage_flights: true,
  });
  const person = await make.participant({ first_name: 'Þóra', last_name: 'Ísfeld', country_id });
  const booking = await make.booking({
    centre_event_id: event.id,
    participant: { connect: person.id },
    passport_number: 'C01X00T47',
    passport_country_issue: 'IS',
    passport_expiration_date: '2031-05-17',
  });
  await make.changed('EventBooking', { id: booking.id, author_id: booker?.ID });
  return booking;
}

test('a booking has one page: the way there, its keys, a change, the end', async ({
  administrator: page,
  ask,
}) => {
  const booking = await bookingOfBooker(ask);
  await page.goto('/bookings');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('Þóra Ísfeld');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(viewOf(booking.id));
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.press('Enter');
  await expect(page).not.toHaveURL(viewOf(booking.id));
  await expect(page.getByText(/^2 of /)).toBeVisible();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(page.getByText(/^3 of /)).toBeVisible();
  await expect(next).toBeFocused();
  const previous = page.getByRole('link', { name: 'Previous', exact: true });
  await previous.press('Enter');
  await expect(page.getByText(/^2 of /)).toBeVisible();
  await previous.press('Enter');
  await page.waitForURL(viewOf(booking.id));
  await expect(page.getByRole('heading', { level: 1, name: 'Þóra Ísfeld' })).toBeVisible();

  await page.keyboard.press('e');
  await page.waitForURL(/\/edit$/);
  await page.getByLabel('Arrival from', { exact: true }).fill('Akureyri');
  await press(page, 'Save');
  await page.waitForURL(viewOf(booking.id));
  await expect(page.getByText('Akureyri').first()).toBeVisible();

  await page.goto(`/bookings/${booking.id}/edit`);
  await press(page, 'Delete');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Þóra Ísfeld · Ísafjörður course');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === '/bookings');
  await page.goto(`/bookings/${booking.id}`);
  await expect(page.getByText('There is no booking at this address')).toBeVisible();
  // Its transfer to the booker is a change too.
  await expectLogged(page, 'EventBooking', `/bookings/${booking.id}`, [
    'deleted',
    'updated',
    'updated',
    'created',
  ]);
});

test('a passport stays hidden until somebody who may asks, with a reason where it takes one (G4)', async ({
  openAs,
  ask,
}) => {
  const booking = await bookingOfBooker(ask);
  const passport = (page: Page) => page.getByRole('region', { name: 'Passport and visa' });

  // A booker, who needs no reason, shows it in the form below.
  for (const role of ['global_manager', 'administrator'] as const) {
    await test.step(role, async () => {
      const page = await openAs(role);
      await page.goto(`/bookings/${booking.id}`);
      await expect(passport(page)).toContainText('••••47');
      await expect(passport(page).getByText('On file, hidden')).toHaveCount(2);
      const show = passport(page).getByRole('button', { name: 'Show', exact: true });
      if (role === 'administrator') return expect(show).toHaveCount(0);
      await show.click();
      const dialog = page.getByRole('dialog', { name: 'Show the passport' });
      await dialog.getByRole('button', { name: 'Show' }).click();
      await expect(dialog.getByText('Please give a reason.')).toBeVisible();
      await dialog.getByLabel(/^Reason/).fill('The visa office asked');
      await dialog.getByRole('button', { name: 'Show' }).click();
      await expect(passport(page)).toContainText('C01X00T47');
      await expect(passport(page)).toContainText('Iceland');
      await expect(passport(page)).toContainText('17 May 2031');
      await press(page, 'Hide');
      await expect(passport(page)).not.toContainText('C01X00T47');
    });
  }
});

test('the edit form says what is on file, clears it, and asks bookers for no flights (G2, G4)', async ({
  openAs,
  ask,
}) => {
  const booking = await bookingOfBooker(ask);
  const page = await openAs('booker');
  await page.goto(`/bookings/${booking.id}/edit`);
  await expect(page.getByText('Flights are booked centrally')).toBeVisible();
  await expect(page.getByLabel('Arrival from', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Arrival flight', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Departure flight', { exact: true })).toHaveCount(0);

  const onFile = page.getByRole('group', { name: 'Passport on file' });
  await expect(onFile.getByText('On file, hidden')).toHaveCount(2);
  await onFile.getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show the passport' });
  await expect(dialog.getByLabel(/^Reason/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(onFile).toContainText('Iceland');

  await page.getByLabel('Arrival from', { exact: true }).fill('Akureyri');
  await expect(onFile.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await page.getByLabel('Arrival from', { exact: true }).fill('');
  await onFile.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(onFile).toHaveCount(0);
  await expect(page.getByLabel('Passport number', { exact: true })).toHaveValue('');
});
