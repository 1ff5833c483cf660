import { dayFromNow } from '#tests/factories/dayFromNow.ts';
import { records } from '#tests/factories/records.ts';
import { coming } from './coming.ts';
import { expect, test } from '../session.ts';

/** G2: logistics books the flights of people whom others book. */
test('logistics reads the wishes, enters the flights, and is offered nothing else to write', async ({
  openAs,
  ask,
}) => {
  const make = records(ask);
  const event = await make.event({
    name: 'Flugfeld course',
    ...coming,
    global_manage_flights: true,
  });
  const person = await make.participant({ first_name: 'Öznur', last_name: 'Çağlayan' });
  const wishes = { transport_method: 'Flight', date_arrival: dayFromNow(199), arrival_from: 'İzmir' };
  const booking = await make.booking({
    centre_event_id: event.id,
    participant: { connect: person.id },
    ...wishes,
  });

  const page = await openAs('logistics');
  await page.goto(`/bookings/${booking.id}`);
  await page.getByRole('link', { name: 'Enter flights', exact: true }).click();
  await page.waitForURL(/\/edit$/);
  const asked = page.getByRole('group', { name: 'How the person would like to travel' });
  await expect(asked).toContainText('İzmir');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await page.getByLabel('Arrival flight', { exact: true }).fill('XQ 101');
  await page.reload();
  await expect(page.getByLabel('Arrival flight', { exact: true })).toHaveValue('XQ 101');
  await page.getByLabel('Departure flight', { exact: true }).fill('XQ 102');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/view$/);
  await expect(page.getByRole('region', { name: 'Travel' })).toContainText('XQ 102');

  await page.getByRole('link', { name: 'Enter flights', exact: true }).click();
  await expect(page.getByLabel('Arrival flight', { exact: true })).toHaveValue('XQ 101');
});

test('who waits has flights to enter too; who only looks has none', async ({ openAs, ask }) => {
  const make = records(ask);
  const full = await make.event({ ...coming, max_trainees: 0 });
  const entry = await make.waitingEntry({ centre_event_id: full.id });
  const page = await openAs('logistics');
  const address = `/bookings/wizard/waiting-list-entries/${entry.id}`;
  await page.goto(`${address}/view`);
  await page.getByRole('link', { name: 'Enter flights', exact: true }).click();
  await page.getByLabel('Arrival flight', { exact: true }).fill('XQ 7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/view$/);
  await expect(page.getByText('XQ 7').first()).toBeVisible();

  const other = await openAs('compliance');
  await other.goto(`${address}/view`);
  await expect(other.getByText('XQ 7').first()).toBeVisible();
  await expect(other.getByRole('link', { name: /^(Edit|Enter flights)$/ })).toHaveCount(0);
});
