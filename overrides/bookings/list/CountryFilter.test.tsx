import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CountryFilter } from './CountryFilter.tsx';

it('options that could not be loaded are not told as none', async () => {
  const getList = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderAdmin(<CountryFilter ids={[]} onChange={vi.fn()} />, { dataProvider: { getList } });
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('The options could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});

it('a search without a hit says what was looked for (spec §9)', async () => {
  const getList = async (_resource: string, { filter }: { filter?: { q?: string } }) => ({
    data: filter?.q === undefined ? [{ id: '1', name: 'Lyon' }] : [],
    total: 1,
  });
  await renderAdmin(<CountryFilter ids={[]} onChange={vi.fn()} />, {
    dataProvider: { getList: getList as never },
  });
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Lyon')).toBeDefined();
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('No results for "zzz".')).toBeDefined();
});
