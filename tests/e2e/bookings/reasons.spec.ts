import type { Locator, Page } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { coming } from './coming.ts';
import { expect, test } from '../session.ts';

const [poland, germany] = ['1', '4'];
const section = (page: Page, event: string, name: string) => page.goto(`/events/${event}?section=${name}`);
const giveReason = async (at: Locator, reason: string, button: string) => {
  await at.getByLabel(/^Reason/).fill(reason);
  await at.getByRole('button', { name: button }).click();
};

test('a place in line is changed for a reason, on the event page and in the form (W1)', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const event = await make.event({ ...coming, max_trainees: 0 });
  const wait = async (last_name: string) =>
    make.waitingEntry({
      centre_event_id: event.id,
      participant: {
        connect: (await make.participant({ first_name: 'Жанна', last_name, country_id: poland })).id,
      },
    });
  await wait('Первая');
  const second = await wait('Вторая');

  await section(page, event.id, 'waitingList');
  const line = page.getByRole('listitem').filter({ hasText: 'Вторая' });
  await line.getByRole('button', { name: /^Priority 0/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the priority/ });
  await dialog.getByLabel('Priority', { exact: true }).fill('5');
  await giveReason(dialog, 'Came twice in vain', 'Change priority');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Жанна' }).first()).toContainText('Вторая');
  await expect(line.getByRole('button', { name: /^Priority 5/ })).toBeFocused();

  await page.goto(`/bookings/wizard/waiting-list-entries/${second.id}/edit`);
  await expect(page.getByLabel(/^Reason/)).toHaveCount(0);
  await page.getByLabel('Priority', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'reason' })).toBeVisible();
  await page.getByLabel(/^Reason/).fill('Agreed by telephone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/view$/);
  await expect(page.getByText('Reason: Agreed by telephone')).toBeVisible();
  await expect(page.getByText('Reason: Came twice in vain')).toBeVisible();
});

test('a seat is given over the limit of a country for a reason, in both places that give seats (C8, P4)', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const event = await make.event({ ...coming, max_bookings_country: 1 });
  const person = async (last_name: string) =>
    (await make.participant({ first_name: 'Überzählig', last_name, country_id: poland })).id;
  await make.booking({ centre_event_id: event.id, participant: { connect: await person('Erster') } });
  const seat = { centre_event_id: event.id, country_id: germany };
  await make.booking(seat);
  await make.booking({ ...seat, override_reason: 'Held for a guest' });
  await person('Zweiter');
  await person('Dritter');

  await section(page, event.id, 'bookings');
  const line = page.getByRole('listitem').filter({ hasText: 'Placeholder for' }).first();
  const attach = line.getByRole('combobox', { name: 'Attach a participant' });
  await attach.fill('Überzählig Zweiter');
  await page.getByRole('option').first().waitFor();
  await attach.press('Enter');
  await expect(line.getByRole('alert')).toContainText('You may go on if you give a reason.');
  await giveReason(line, 'Paid by the centre', 'Go on with this reason');
  await expect(page.getByRole('link', { name: 'Überzählig Zweiter', exact: true })).toBeVisible();

  const left = page.getByRole('listitem').filter({ hasText: 'Placeholder for' });
  await expect(left).toHaveCount(1);
  await left.getByRole('link').first().click();
  await page.waitForURL(/\/view$/);
  await page.getByRole('button', { name: 'Put in a participant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name or e-mail').fill('Überzählig Dritter');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Give the seat' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await giveReason(dialog, 'Paid by the centre too', 'Give the seat');
  await expect(page.getByRole('heading', { level: 1, name: 'Überzählig Dritter' })).toBeVisible();
  await expect(page.getByText('Reason: Paid by the centre too')).toBeVisible();
});

test('compliance confirms several that lack a paper with one reason, asked for in the preview (B2)', async ({
  administrator,
  openAs,
  ask,
}) => {
  const make = records(ask);
  const centre = await make.centre({ authorisation_required: true, contract_required: true });
  const event = await make.event({ training_centre_id: centre.id, ...coming });
  for (const last_name of ['Ğüneş', 'Şimşek']) {
    const { id } = await make.participant({ first_name: 'Işıl', last_name });
    await make.booking({ centre_event_id: event.id, participant: { connect: id } });
  }
  await make.booking({ centre_event_id: event.id, country_id: germany });
  const lacking = 'The centre requires an authorisation and a contract, and the event has neither yet.';
  const choose = async (page: Page) => {
    await section(page, event.id, 'bookings');
    await page.getByRole('checkbox', { name: 'Select all: New' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Confirm' }).click();
  };

  await choose(administrator);
  const refused = administrator.getByRole('dialog', { name: 'Confirm 3 bookings' });
  await expect(refused.getByText(lacking, { exact: true })).toHaveCount(2);
  await refused.getByRole('button', { name: 'Confirm 3' }).click();
  await expect(refused.getByRole('status')).toHaveText('0 done, 3 not.');
  await expect(refused.getByLabel(/^Reason/)).toHaveCount(0);

  const page = await openAs('compliance');
  await choose(page);
  const dialog = page.getByRole('dialog', { name: 'Confirm 3 bookings' });
  await expect(dialog.getByText(`${lacking} Needs a reason.`)).toHaveCount(2);
  await expect(dialog.getByText('Has no participant yet.', { exact: true })).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Confirm 3' });
  await expect(send).toBeDisabled();
  await giveReason(dialog, 'Both were promised by telephone', 'Confirm 3');
  await expect(dialog.getByText('Done', { exact: true })).toHaveCount(2);
  await expect(dialog.getByRole('status')).toHaveText('2 done, 1 not.');
  await expect(dialog.getByText(/Attach a participant first/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'Işıl Şimşek', exact: true }).click();
  await expect(page.getByText('Reason: Both were promised by telephone')).toBeVisible();

  // Nothing else is theirs to change.
  await section(page, event.id, 'bookings');
  await page.getByRole('checkbox', { name: 'Select all: Confirmed' }).check();
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['', 'Confirm']);
  await page.goto('/bookings');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('checkbox').check();
  const offered = ['', /^Select all [\d,]+ that match$/, 'Confirm', 'Export'];
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(offered);
});
