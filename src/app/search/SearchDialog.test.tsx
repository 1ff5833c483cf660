import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SearchDialog } from './SearchDialog.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

type Answers = Readonly<Record<string, readonly object[] | 'fails'>>;

async function search(query: string, answers: Answers, all: readonly object[] | 'fails' = []) {
  const getList = async (resource: string) => {
    const answer = answers[resource] ?? all;
    if (answer === 'fails') throw new Error('Failed to fetch');
    return { data: answer, total: answer.length };
  };
  await renderAdmin(<SearchDialog onClose={vi.fn()} />, { dataProvider: { getList: getList as never } });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), query);
}

it('says that there is nothing where every list was searched', async () => {
  await search('zzz', {});
  expect(await screen.findByText('No results for "zzz".')).toBeDefined();
});

it.each([
  ['fails for one list', true, { participants: 'fails' as const }, []],
  ['fails', true, {}, 'fails' as const],
  ['cannot be sent', false, {}, 'fails' as const],
])('a search that %s does not say that there is nothing', async (_how, online, answers, all) => {
  onlineManager.setOnline(online);
  await search('zzz', answers, all);
  expect(await screen.findByText('The search did not work. Try again in a moment.')).toBeDefined();
  expect(screen.queryByText(/^No results/)).toBeNull();
});

it('what was found is shown, with a word on the lists that could not be searched', async () => {
  await search('dr z', { participants: 'fails', trainers: [{ id: '4', fullName: 'Dr Zed' }] });
  expect(await screen.findByRole('option', { name: 'Dr Zed' })).toBeDefined();
  expect(await screen.findByText('Not everything could be searched. Try again in a moment.')).toBeDefined();
});
