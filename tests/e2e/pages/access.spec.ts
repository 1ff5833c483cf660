import { records } from '#tests/factories/records.ts';
import { expect, test } from '../session.ts';
import { demoPassword } from '../demoPassword.ts';

/** Screens offer what the server allows, and say why not. */

test('a viewer finds no way to change, and a form’s address leads to the record with the reason', async ({
  openAs,
}) => {
  const page = await openAs('viewer');
  await page.goto('/trainers/1/edit');
  await page.waitForURL(/\/trainers\/1$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Your roles do not let you change trainers.')).toBeVisible();
  await expect(main.getByText('Read only')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(main.getByText('Latest activity')).toHaveCount(0);
  await page.goto('/trainers');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Hospital' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'New trainer' })).toHaveCount(0);
  await page.goto('/trainers/create');
  await expect(main.getByText('Your roles do not let you create trainers.')).toBeVisible();
  await page.goto('/users');
  await expect(main.getByText('Your roles do not let you see users.')).toBeVisible();
  await page.goto('/users/1');
  await expect(main.getByText('Your roles do not let you see users.')).toBeVisible();
});

test('a role that is given or taken while one looks is seen without loading the page anew', async ({
  openAlone,
  ask,
}) => {
  const make = records(ask);
  const { id } = await make.user({ username: 'promoted', password: demoPassword, roles: ['viewer'] });
  const becomes = (role: string) => make.changed('User', { id, roles: [role] });
  const page = await openAlone('promoted');
  const main = page.getByRole('main');
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.goto('/users');
  await expect(main.getByText('Your roles do not let you see users.')).toBeVisible();
  await becomes('administrator');
  await comeBack();
  await main.getByRole('link', { name: 'New user' }).click();
  await expect(main.getByLabel(/^Username/)).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await becomes('viewer');
  await comeBack();
  await expect(main.getByText('Your roles do not let you see users.')).toBeVisible();
});

test('logistics edits the costs of an event and nothing else of it', async ({ openAs }) => {
  const page = await openAs('logistics');
  await page.goto('/events/1?section=costs');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add a line' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto('/events/1/edit');
  await expect(page).toHaveURL(/events\/1$/);
  await expect(main.getByLabel(/^Name\s*\*?$/)).toHaveCount(0);
});

test('the role table is there for everybody, with the own role marked', async ({ openAs }) => {
  const page = await openAs('booker');
  await page.goto('/access');
  await expect(page.getByRole('columnheader', { name: /^Booker/ })).toContainText('your role');
  await expect(page.getByRole('row', { name: /^See users/ })).toContainText('all');
});

test('an administrator is told beforehand what they may not do to themselves', async ({
  administrator: page,
}) => {
  await page.goto('/users/1');
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
  await page.goto('/users/1/edit');
  await expect(page.getByRole('checkbox', { name: /^Administrator/ })).toBeDisabled();
  await expect(page.getByText('You may not take away your own administrator role.')).toBeVisible();
});
