import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { FilterPicker } from './FilterPicker.tsx';

it('options that could not be loaded are not told as none', async () => {
  const getList = () => Promise.reject(new TypeError('Failed to fetch'));
  await renderAdmin(<FilterPicker label="Centre" reference="centers" value="" onChange={vi.fn()} />, {
    dataProvider: { getList },
  });
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('The options could not be loaded. Try again.')).toBeDefined();
  expect(screen.queryByText(/^No /)).toBeNull();
});

it('a filter by what is gone, or hidden from whoever opens a link, says so', async () => {
  const getMany = async () => ({ data: [] });
  await renderAdmin(<FilterPicker label="Centre" reference="centers" value="9" onChange={vi.fn()} />, {
    dataProvider: { getMany },
  });
  expect(await screen.findByDisplayValue('one that is gone or hidden')).toBeDefined();
});

it('a search without a hit says what was looked for (spec §9)', async () => {
  const getList = async (_resource: string, { filter }: { filter?: { q?: string } }) => ({
    data: filter?.q === undefined ? [{ id: '1', name: 'Lyon' }] : [],
    total: 1,
  });
  await renderAdmin(<FilterPicker label="Centre" reference="centers" value="" onChange={vi.fn()} />, {
    dataProvider: { getList: getList as never },
  });
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Lyon')).toBeDefined();
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('No results for "zzz".')).toBeDefined();
});

it('what is typed stays while the page is drawn anew', async () => {
  const lyon = { id: '1', name: 'Lyon' };
  const getList = async (_resource: string, { filter }: { filter?: { q?: string } }) => ({
    data: filter?.q === undefined ? [lyon] : [{ id: '2', name: 'Madrid' }],
    total: 1,
  });
  const Page = () => {
    const [drawn, draw] = useReducer((times: number) => times + 1, 0);
    return (
      <>
        <button onClick={draw}>Drawn {drawn}</button>
        <FilterPicker label="Centre" reference="centers" value="1" onChange={vi.fn()} />
      </>
    );
  };
  await renderAdmin(<Page />, {
    dataProvider: { getList: getList as never, getMany: (async () => ({ data: [lyon] })) as never },
  });
  const field = await screen.findByDisplayValue('Lyon');
  await userEvent.clear(field);
  await userEvent.type(field, 'Mad');
  expect(await screen.findByRole('option', { name: 'Madrid' })).toBeDefined();
  // Pressed without a pointer: the field keeps the focus.
  act(() => screen.getByText('Drawn 0').click());
  expect(screen.getByText('Drawn 1')).toBeDefined();
  expect(screen.getByDisplayValue('Mad')).toBeDefined();
});
