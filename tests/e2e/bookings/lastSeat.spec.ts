import type { Page } from 'playwright/test';
import { type Ask, records } from '#tests/factories/records.ts';
import { dayFromNow } from '#tests/factories/dayFromNow.ts';
import { expect, test } from '../session.ts';

interface Numbers {
  readonly booked: number;
  readonly waiting: number;
}

interface Race {
  readonly page: Page;
  readonly lastName: string;
}

const most = 2;
const soon = dayFromNow(2);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The booker's own country, so that both of them may book somebody of it. */
async function bookersCountry(ask: Ask): Promise<string> {
  const { users } = (await ask('query { users { username countries } }', {})) as {
    readonly users: readonly { readonly username: string; readonly countries: string[] }[];
  };
  const id = users.find(({ username }) => username === 'booker')?.countries[0];
  if (id === undefined) throw new Error('The demo has no booker with a country.');
  return id;
}

async function fill({ page, lastName }: Race, event: string): Promise<void> {
  await page.goto(`/bookings/wizard/events/${event}/add-booking`);
  await page.getByLabel('Name or e-mail').fill(lastName);
  await page
    .getByRole('option', { name: new RegExp(lastName) })
    .first()
    .click();
  await press(page, 'Add details that are not asked for');
  await page.getByRole('textbox', { name: 'Notes' }).fill(`Vegetarian, ${lastName}`);
  await expect(page.getByText('There is room')).toBeVisible();
}

/** S6: every place that counts says the same: event page, bookings list, wizard, home. */
async function expectNumbers(page: Page, event: string, { booked, waiting }: Numbers): Promise<void> {
  const seats = `${booked} / ${most}`;
  await page.goto(`/events/${event}?section=bookings`);
  const bar = (label: string) => page.getByRole('group', { name: label, exact: true });
  await expect(bar('Trainees')).toContainText(seats);
  await expect(bar('Waiting list')).toContainText(String(waiting));
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).toHaveCount(
    booked +
      (await page.getByRole('region', { name: 'Cancelled', exact: true }).getByRole('listitem').count()),
  );
  await page.getByRole('tab', { name: 'Waiting list' }).click();
  await expect(page.getByRole('button', { name: /^Book now: / })).toHaveCount(waiting);

  await page.goto(`/bookings/wizard/events/${event}/view`);
  const line = (label: string) => page.getByRole('listitem', { name: label, exact: true });
  await expect(line('Trainees')).toContainText(seats);
  await expect(line('Waiting list')).toContainText(String(waiting));

  const filter = { centre_event_id: event, booking_status: ['NEW', 'PENDING', 'CONFIRMED', 'NOT_SET'] };
  await page.goto(`/bookings?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(booked + 1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\D${booked}$`));

  await page.goto('/');
  const row = page.locator('div', { has: page.locator(`> div a[href="/events/${event}"]`) }).last();
  await expect(row).toContainText(seats);
  if (waiting > 0) await expect(row).toContainText(`${waiting} waiting`);
  else await expect(row).not.toContainText('waiting');
}

test('two people race for the last seat, one waits and moves up when it is given back (K3, W4, W5)', async ({
  openAs,
  ask,
}) => {
  test.setTimeout(240_000);
  const make = records(ask);
  const country_id = await bookersCountry(ask);
  const centre = await make.centre({ country_id });
  const event = await make.event({
    name: 'The last seat',
    training_centre_id: centre.id,
    date_start: soon,
    date_end: soon,
    is_published: true,
    max_trainees: most,
  });
  const person = (last_name: string) => make.participant({ first_name: 'Åsa', last_name, country_id });
  await make.booking({
    centre_event_id: event.id,
    participant: { connect: (await person('Førstemann')).id },
  });
  await person('Østergård');
  await person('Übermüller');

  const manager: Race = { page: await openAs('global_manager'), lastName: 'Østergård' };
  const booker: Race = { page: await openAs('booker'), lastName: 'Übermüller' };
  await fill(manager, event.id);
  await fill(booker, event.id);
  await Promise.all([manager, booker].map(({ page, lastName }) => press(page, `Book Åsa ${lastName}`)));

  const booked = (page: Page) => page.getByRole('heading', { name: 'The seat is booked' });
  const told = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'All 2 seats for trainees are taken' });
  for (const { page } of [manager, booker]) await expect(booked(page).or(told(page))).toBeVisible();
  const [winner, loser] = (await booked(manager.page).isVisible()) ? [manager, booker] : [booker, manager];

  await test.step('the other is told in words, and keeps the form', async () => {
    await expect(booked(winner.page)).toBeVisible();
    await expect(told(loser.page)).toBeVisible();
    await expect(told(loser.page)).not.toContainText('EVENT_FULL');
    await expect(loser.page.getByText('There is room')).toBeHidden();
    await expect(loser.page.getByRole('listitem', { name: 'Trainees', exact: true })).toContainText('2 / 2');
    await expect(loser.page.getByRole('textbox', { name: 'Notes' })).toHaveValue(
      `Vegetarian, ${loser.lastName}`,
    );
    await expect(loser.page.getByRole('group', { name: 'Chosen' })).toContainText(`Åsa ${loser.lastName}`);
  });

  await test.step('one press puts the person on the waiting list', async () => {
    await press(loser.page, 'Join the waiting list with these details');
    await expect(loser.page.getByRole('heading', { name: 'Added to the waiting list' })).toBeVisible();
    await expect(loser.page.getByText('in place 1')).toBeVisible();
    // A refresh does not send it again.
    await loser.page.reload();
    await expect(loser.page.getByRole('heading', { name: 'Added to the waiting list' })).toBeVisible();
  });
  await winner.page.goto(`/bookings/wizard/events/${event.id}/view`);
  await winner.page
    .getByRole('region', { name: 'Bookings' })
    .getByRole('link', { name: `Åsa ${winner.lastName}` })
    .click();
  await winner.page.waitForURL(/\/bookings\/wizard\/bookings\/\d+\/view$/);
  const cancelled = winner.page.url();
  await test.step('the first gives the seat back, knowing what follows', async () => {
    await press(winner.page, 'Cancel booking');
    const dialog = winner.page.getByRole('dialog');
    await expect(dialog).toContainText(`Cancel Åsa ${winner.lastName}’s booking?`);
    await expect(dialog).toContainText('The seat goes to the one person waiting');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(winner.page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  });
  await expectNumbers(manager.page, event.id, { booked: 1, waiting: 1 });

  await test.step('nobody moves up by itself: the author is told, and gives the seat', async () => {
    await loser.page.goto('/');
    const name = `Åsa ${loser.lastName}`;
    await loser.page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
    await loser.page.getByRole('link', { name: new RegExp(`A seat is free for ${name}`) }).click();
    await loser.page.waitForURL(/section=waitingList/);
    const next = loser.page.getByRole('listitem').filter({ hasText: name });
    await expect(next.getByText('Next', { exact: true })).toBeVisible();
    await next.getByRole('button', { name: `Book now: ${name}` }).click();
    await expect(loser.page.getByText(/has a booking now/)).toBeVisible();
  });
  await test.step('the history tells the story', async () => {
    const page = manager.page;
    const history = page.getByRole('region', { name: 'History' });
    await page.goto(cancelled);
    await expect(history.getByRole('listitem')).toHaveText([
      / · Updated .*StatusBeforeNewAfterCancelled/,
      / · Created /,
    ]);
    await page.goto(`/bookings/wizard/events/${event.id}/view`);
    await page
      .getByRole('region', { name: 'Bookings' })
      .getByRole('link', { name: `Åsa ${loser.lastName}` })
      .click();
    await expect(history.getByRole('listitem')).toHaveText([/ · Created /]);
    await expect(page.getByText(`Vegetarian, ${loser.lastName}`)).toBeVisible();
  });
});
