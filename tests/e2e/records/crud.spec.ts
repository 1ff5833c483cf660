import { fill, save } from './formSteps.ts';
import { expect, test } from '../session.ts';

test('what the server refuses stands beside its field, and nothing typed is lost, by a reload neither', async ({
  administrator: page,
}) => {
  await page.goto('/users/create');
  await fill(page, 'Username', 'administrator');
  await fill(page, 'E-mail', 'second.administrator@convene.example');
  await fill(page, 'Password', 'a long enough password');
  await fill(page, 'Password again', 'a long enough password');
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
