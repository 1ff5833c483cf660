import { records, unique } from '#tests/factories/records.ts';
import { coming } from '../bookings/coming.ts';
import { expect, test } from '../session.ts';

test('two records of one person are found, compared and merged; a third is warned of (G3)', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const last = `Twicely${unique()}`;
  const email = `${last.toLowerCase()}@clinic.example`;
  const stays = await make.participant({ first_name: 'Ana', last_name: last, city: 'Lund' });
  const goes = await make.participant({ first_name: 'Ana', last_name: last, city: 'Malmö', email });
  const event = await make.event({ ...coming, name: `Course of ${last}` });
  for (const { id } of [stays, goes])
    await make.booking({ centre_event_id: event.id, participant: { connect: id } });

  await page.goto(`/participants?filter=${encodeURIComponent(JSON.stringify({ text_search: last }))}`);
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: last });
  // The one with an address goes.
  await rows.filter({ hasNotText: email }).getByRole('checkbox').check();
  await rows.filter({ hasText: email }).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Merge the two…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Merge Ana ${last}` })).toBeVisible();
  const city = page.getByRole('radiogroup', { name: 'City' });
  const lund = city.getByRole('radio', { name: 'Lund' });
  await lund.check();
  await expect(
    page.getByRole('radiogroup', { name: 'E-mail' }).getByRole('radio', { name: email }),
  ).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: `Course of ${last}` }).getByRole('radio')).toHaveCount(2);
  const merge = async () => {
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  };
  // K6: somebody else saves meanwhile. It is told, and what was chosen stays.
  await city.getByRole('radio', { name: 'Malmö' }).check();
  await make.changed('Participant', { id: goes.id, job_title: 'Nurse' });
  await merge();
  await expect(page.getByText(/^One of the two was changed meanwhile/)).toBeVisible();
  await expect(
    page.getByRole('radiogroup', { name: 'Job title' }).getByRole('radio', { name: 'Nurse' }),
  ).toBeChecked();
  await expect(city.getByRole('radio', { name: 'Malmö' })).toBeChecked();
  await lund.check();
  await merge();
  await expect(page.getByText(`The two records of Ana ${last} are one now.`)).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Bookings 1' })).toBeVisible();

  // Whoever kept the address of the second record comes to the first.
  await page.goto(`/participants/${goes.id}`);
  await page.waitForURL(`**/participants/${stays.id}`);

  await page.goto('/participants/create');
  await page.getByLabel(/^E-mail/).fill(email.toUpperCase());
  const warning = page.getByRole('status').filter({ hasText: 'somebody who is here already' });
  await expect(warning).toContainText('same e-mail address');
});

test('a manager asks for an erasure, compliance is told and erases, and the page says so (G5)', async ({
  openAs,
  ask,
}) => {
  const last = `Erasable${unique()}`;
  const { id } = await records(ask).participant({ first_name: 'Ana', last_name: last });
  const manager = await openAs('global_manager');
  await manager.goto(`/participants/${id}`);
  await manager.getByRole('button', { name: 'More actions' }).click();
  await expect(manager.getByRole('menuitem', { name: 'Erase what is personal…' })).toHaveCount(0);
  await manager.getByRole('menuitem', { name: 'Ask for an erasure…' }).click();
  const asking = manager.getByRole('dialog', { name: `Ask for Ana ${last} to be erased?` });
  await asking.getByLabel('Reason').fill('A letter of March');
  await asking.getByRole('button', { name: 'Ask' }).click();
  await expect(manager.getByText(`asks that Ana ${last} be erased.`)).toBeVisible();

  const page = await openAs('compliance');
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await page.getByRole('link', { name: `Somebody asks to erase Ana ${last}` }).click();
  await expect(page.getByText('A letter of March')).toBeVisible();
  await page.getByRole('link', { name: 'See the participant' }).click();
  // The page of the request has the same button until it gives way.
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${last}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Erase what is personal…' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase Ana ${last}?` });
  await dialog.getByLabel('Reason').fill('Asked for by letter');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText(/^What is personal was erased on/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Erased participant ${id}` })).toBeVisible();
  await expect(page.getByText(last)).toHaveCount(0);
});
