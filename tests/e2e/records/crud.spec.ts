import { records } from '#tests/factories/records.ts';
import { fill, participant } from './journeys.ts';
import { expect, test } from '../session.ts';
import { save, walk } from './walk.ts';

/** One noun that is deleted; the API shows the same of every noun. */

test('a participant is created, shown, changed and deleted', ({ administrator: page }) =>
  walk(page, participant));

test('what the server refuses stands beside its field, and nothing typed is lost, by a reload neither', async ({
  administrator: page,
}) => {
  await page.goto('/users/create');
  await fill('Username', 'administrator')(page);
  await fill('E-mail', 'second.administrator@convene.example')(page);
  await fill('Password', 'a long enough password')(page);
  await fill('Password again', 'a long enough password')(page);
  await save(page);
  const username = page.getByRole('textbox', { name: 'Username', exact: true });
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await expect(email).toHaveValue('second.administrator@convene.example');

  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(email).toHaveValue('second.administrator@convene.example');
  await expect(page.getByText(/please enter it again: Password\./)).toBeVisible();
});

test('two people on one record: the second is told what differs', async ({
  administrator: page,
  openAs,
  ask,
}) => {
  const { id } = await records(ask).participant();
  await page.goto(`/participants/${id}/edit`);
  const other = await openAs('administrator');
  await other.goto(`/participants/${id}/edit`);
  await other.getByRole('combobox', { name: 'City', exact: true }).fill('Genève');
  await save(other);
  await other.waitForURL((url) => url.pathname === `/participants/${id}`);

  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Lausanne');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('Genève');
});
