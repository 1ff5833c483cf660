import { expect, test } from './session.ts';

/** Every address of spec §2 that needs a session, and the heading of its page. */
const routes: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /^Good (morning|afternoon|evening)/],
  ['/log', /^Log/],
  ['/users', /^Users/],
  ['/users/1', /\S/],
  ['/users/1/edit', /^Edit /],
  ['/events', /^Events/],
  ['/events/1', /\S/],
  ['/events/1/edit', /^Edit /],
  ['/centers', /^Centres/],
  ['/centers/1', /\S/],
  ['/centers/1/edit', /^Edit /],
  ['/bookings', /^Bookings/],
  ['/trainers', /^Trainers/],
  ['/trainers/1', /\S/],
  ['/trainers/1/edit', /^Edit /],
  ['/templates', /^Templates/],
  ['/templates/1', /\S/],
  ['/templates/1/edit', /^Edit /],
  ['/participants', /^Participants/],
  ['/participants/1', /\S/],
  ['/participants/1/edit', /^Edit /],
  ['/account', /^Account$/],
  ['/powerbi-dashboard', /^Dashboard/],
  ['/bookings/wizard/events/100/view', /^Seats of /],
  ['/bookings/wizard/events/100/add-booking', /^Add a booking$/],
  ['/bookings/wizard/events/100/add-waiting-list', /^Add to the waiting list$/],
  ['/bookings/wizard/bookings/1/edit', /^Edit /],
  ['/bookings/wizard/bookings/1/view', /\S/],
  ['/bookings/wizard/waiting-list-entries/1/edit', /^Edit /],
  ['/bookings/wizard/waiting-list-entries/1/view', /\S/],
];

for (const [path, heading] of routes) {
  test(`${path} opens its page, and the title is its own`, async ({ administrator: page }) => {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(title).not.toHaveText('404');
    await expect(page).toHaveTitle(/\S \| Convene Registration Plaform$/);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('an address whose id makes no sense is no page', async ({ administrator: page }) => {
  await page.goto('/bookings/wizard/events/none/view');
  await expect(page.getByText('Page Not Found: /bookings/wizard/events/none/view')).toBeVisible();
});

test('an address with a stray percent sign is none either (spec §2)', async ({ administrator: page }) => {
  await page.goto('/no%page');
  await expect(page.getByText('Page Not Found: /no%page')).toBeVisible();
  await page.goto('/events/50%');
  await expect(page.getByText('Page Not Found: /events/50%')).toBeVisible();
});
