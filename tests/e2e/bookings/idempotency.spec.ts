import type { Page } from 'playwright/test';
import { records, type Ask } from '#tests/factories/records.ts';
import { coming } from './coming.ts';
import { expect, test } from '../session.ts';

const isSending = (body: string | null) => body?.includes('WizardAddBooking') === true;

/** The form of a seat, filled in for somebody. */
async function fill(page: Page, ask: Ask, lastName: string): Promise<void> {
  const make = records(ask);
  const event = await make.event(coming);
  await make.participant({ first_name: 'Ünal', last_name: lastName });
  await page.goto(`/bookings/wizard/events/${event.id}/add-booking`);
  await page.getByLabel('Name or e-mail').fill(lastName);
  await page.getByRole('option').first().click();
}
const book = (page: Page) => page.getByRole('button', { name: /^Book Ünal/ });

test('a form whose answer was lost and that was changed since says that it was sent, and books nobody twice (K5)', async ({
  administrator: page,
  ask,
}) => {
  await fill(page, ask, 'Answerless');
  await page.route('**/graphql', async (route) => {
    if (!isSending(route.request().postData())) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await book(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer' })).toBeVisible();
  await page.unroute('**/graphql');

  await page.getByRole('button', { name: 'Add details that are not asked for' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Comes by train after all');
  await book(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This form has been sent before' });
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link', { name: 'See the bookings' })).toBeVisible();
  await alert.getByRole('button', { name: 'Send as a new one' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose another event' })).toContainText('already');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Comes by train after all');
});

test('a form that is still being saved is asked for again by itself (K5)', async ({
  administrator: page,
  ask,
}) => {
  await fill(page, ask, 'Inflight');
  let held = 0;
  await page.route('**/graphql', async (route) => {
    if (!isSending(route.request().postData()) || held > 0) return route.fallback();
    held += 1;
    const fault = {
      message: 'This form is being saved already.',
      extensions: { code: 'IDEMPOTENCY_IN_FLIGHT' },
    };
    const answer = { data: null, errors: [fault] };
    const isBatch = route.request().postData()?.startsWith('[') === true;
    await route.fulfill({ status: 409, json: isBatch ? [answer] : answer });
  });
  await book(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'still being saved' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The seat is booked' })).toBeVisible();
  expect(held).toBe(1);
});
