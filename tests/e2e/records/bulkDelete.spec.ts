import type { Page } from 'playwright/test';
import { records } from '#tests/factories/records.ts';
import { coming } from '../bookings/coming.ts';
import { expect, test } from '../session.ts';

/** Opens a list narrowed to what the test made, and selects all of it. */
async function select(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(count + 1);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByRole('toolbar', { name: `${count} selected` })).toBeVisible();
}

async function askToDelete(page: Page, count: number) {
  const toolbar = page.getByRole('toolbar', { name: `${count} selected` });
  await toolbar.getByRole('button', { name: 'Delete', exact: true }).click();
  return page.getByRole('dialog', { name: new RegExp(`^Delete ${count} `) });
}

const narrowed = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('participants go together, after a confirmation that names them', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  for (const first_name of ['Ada', 'Bo', 'Cleo'])
    await make.participant({ first_name, last_name: 'Zwölfer' });
  const address = narrowed('/participants', { text_search: 'Zwölfer' });
  await select(page, address, 3);

  const dialog = await askToDelete(page, 3);
  await expect(dialog).toContainText('Bo Zwölfer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(4);

  await select(page, address, 3);
  await (await askToDelete(page, 3)).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 deleted.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\D0$/);
});

test('an event with bookings stays, and the result says so (S3, B5)', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const { id: training_centre_id } = await make.centre();
  const booked = await make.event({ ...coming, training_centre_id, name: 'Booked course' });
  await make.event({ ...coming, training_centre_id, name: 'Empty course' });
  const address = narrowed('/events', { training_centre_id });
  await select(page, address, 2);
  // While somebody looks at the list.
  await make.booking({ centre_event_id: booked.id, participant: { connect: (await make.participant()).id } });
  await (await askToDelete(page, 2)).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/1 deleted, 1 not/)).toBeVisible();
  await page.goto(address);
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Booked course');
  await rows.nth(1).getByRole('checkbox').check();
  const toolbar = page.getByRole('toolbar', { name: '1 selected' });
  await toolbar.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/This event has active bookings/)).toBeVisible();
});
