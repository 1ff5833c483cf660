import { records } from '#tests/factories/records.ts';
import { expectAccessible, loadAxe, wcag } from '../pages/axe.ts';
import { expect, test } from '../session.ts';

test('a ledger explains an amount, shows what minutes would come to, and keeps them over another’s change', async ({
  administrator: page,
  ask,
  openAs,
}) => {
  const make = records(ask);
  const trainer = await make.trainer({ last_name: 'Ledger' });
  const compliance = await openAs('compliance');
  await compliance.goto(`/trainers/${trainer.id}/edit`);
  await compliance.getByLabel('Currency').first().fill('EUR');
  await compliance.getByRole('option', { name: /EUR/ }).first().click();
  await compliance.getByLabel('Fair market value per hour').fill('180');
  await compliance.getByRole('button', { name: 'Save' }).click();
  await expect(compliance.getByRole('heading', { level: 1 })).toContainText('Ledger');
  const sync = (travel: number) => ({
    trainers: { sync: [{ id: trainer.id, priority: 1, prep_minutes: 60, travel_minutes: travel }] },
  });
  const event = await make.event({ costs_base_currency: 'EUR', ...sync(30) });

  await page.goto(`/events/${event.id}?section=honoraria`);
  const row = page.getByRole('row', { name: /Ledger/ });
  await expect(row.getByRole('cell').last()).toHaveText('270.00');
  await row.getByRole('button', { name: /^Activity of/ }).press('Enter');
  const reckoning = page.getByRole('dialog', { name: /^Activity: .*Ledger/ });
  await expect(reckoning).toContainText('1 h × €180.00 per hour = €180.00');
  await loadAxe(page);
  await expectAccessible(page, { runOnly: wcag }, 'the ledger');
  await page.keyboard.press('Escape');
  await expect(reckoning).toBeHidden();
  await expect(row.getByRole('button', { name: /^Activity of/ })).toBeFocused();

  await page.getByRole('textbox', { name: /^Preparation of/ }).fill('1:30');
  await expect(row.getByRole('cell').last()).toContainText('270.00360.00');
  await make.changed('CentreEvent', { id: event.id, ...sync(60) });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else has changed the event in between.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Travel of/ })).toHaveValue('1 h');
  await expect(page.getByRole('textbox', { name: /^Preparation of/ })).toHaveValue('1 h 30 min');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('cell').last()).toHaveText('450.00');
  await expect(page.getByText('not saved')).toBeHidden();
});

test('a name of 200 letters widens neither the trainers nor the ledger nor the agenda nor its print', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const name = 'Verordnung'.repeat(20);
  const trainer = await make.trainer({ last_name: name });
  const item = { name, time_start: '2027-06-01T09:00:00', time_end: '2027-06-01T10:00:00' };
  const event = await make.event({
    date_start: '2027-06-01',
    date_end: '2027-06-01',
    trainers: { sync: [{ id: trainer.id, priority: 1 }] },
    agenda: { sections: [{ name, items: [{ ...item, trainers: [{ trainer_id: trainer.id }] }] }] },
  });
  for (const place of ['?section=trainers', '?section=honoraria', '?section=agenda', '/agenda']) {
    await page.goto(`/events/${event.id}${place}`);
    await expect(page.getByText(name).last()).toBeVisible();
    const room = await page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('main div:has(> table)')];
      return Math.min(...boxes.map(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth));
    });
    expect(room, place).toBe(0);
  }
});
