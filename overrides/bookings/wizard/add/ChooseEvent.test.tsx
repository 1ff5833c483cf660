import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ChooseEvent } from './ChooseEvent.tsx';

it('options that could not be loaded are not told as none', async () => {
  const getList = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderAdmin(<ChooseEvent target="booking" />, { dataProvider: { getList } });
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('The events could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});

it('says what was looked for where no event is found (spec §9)', async () => {
  const getList = async () => ({ data: [], total: 0 });
  await renderAdmin(<ChooseEvent target="booking" />, { dataProvider: { getList } });
  await userEvent.type(screen.getByRole('combobox'), 'zzq');
  expect(await screen.findByText('No results for "zzq".')).toBeDefined();
});
