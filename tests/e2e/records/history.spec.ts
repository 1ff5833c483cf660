import { records } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';

test('an earlier value is had back from the history of a record, and that is in the log too', async ({
  administrator: page,
  ask,
}) => {
  const make = records(ask);
  const { id } = await make.participant({ job_title: 'Surgeon' });
  await make.changed('Participant', { id, job_title: 'Head surgeon', country_id: '2' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('AuditList') === true) asked += 1;
  });
  await page.goto(`/participants/${id}`);
  // The latest changes beside the record stand there first: asked for together, both would be one request.
  await expect(page.getByRole('complementary')).toContainText('Head surgeon');
  expect(asked).toBe(1);
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  const changed = history.getByRole('listitem').first();
  await expect(changed).toContainText('Updated');
  await expect(changed.getByText('Head surgeon')).toBeVisible();
  expect(asked).toBe(2);

  await history.getByRole('button', { name: 'Restore Job title: Surgeon' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('from “Head surgeon” back to “Surgeon”');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByRole('listitem').first().getByRole('insertion')).toHaveText('Surgeon');

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('main').getByText('Surgeon', { exact: true }).first()).toBeVisible();
});
