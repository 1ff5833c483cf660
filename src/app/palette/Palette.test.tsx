import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { HeardShortcut } from '#src/ui/keyboard/HeardShortcut.tsx';
import { useHeldKeys } from '#src/ui/keyboard/useHeldKeys.ts';
import { Palette } from './Palette.tsx';

const opening = ['Ctrl+K'];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  onlineManager.setOnline(true);
});

type Answers = Readonly<Record<string, readonly object[] | 'fails'>>;

async function search(query: string, answers: Answers, all: readonly object[] | 'fails' = []) {
  const getList = async (resource: string) => {
    const answer = answers[resource] ?? all;
    if (answer === 'fails') throw new Error('Failed to fetch');
    return { data: answer, total: answer.length };
  };
  await renderAdmin(<Palette onClose={vi.fn()} />, { dataProvider: { getList: getList as never } });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), query);
}

it('says that there is nothing where every list was searched', async () => {
  await search('zzz', {});
  expect(await screen.findByText('No results for "zzz".')).toBeDefined();
});

it('asks for more where one letter is too little to search by', async () => {
  await search('z', {});
  expect(await screen.findByText('Type at least two letters.')).toBeDefined();
  expect(screen.queryByText(/^No results/)).toBeNull();
});

it('finds a family name that is written in one letter', async () => {
  await search('王', { participants: [{ id: '1', fullName: '王 小明' }] });
  expect(await screen.findByRole('option', { name: '王 小明' })).toBeDefined();
});

it.each([
  [
    'fails for one list',
    'The search did not work. Try again in a moment.',
    true,
    { participants: 'fails' as const },
    [],
  ],
  ['fails', 'The search did not work. Try again in a moment.', true, {}, 'fails' as const],
  ['cannot be sent', 'You are offline: records cannot be searched now.', false, {}, 'fails' as const],
])('a search that %s does not say that there is nothing', async (_how, said, online, answers, all) => {
  onlineManager.setOnline(online);
  await search('zzz', answers, all);
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(/^No results/)).toBeNull();
});

it('what was found is shown, with a word on the lists that could not be searched', async () => {
  await search('dr z', { participants: 'fails', trainers: [{ id: '4', fullName: 'Dr Zed' }] });
  expect(await screen.findByRole('option', { name: 'Dr Zed' })).toBeDefined();
  expect(await screen.findByText('Not everything could be searched. Try again in a moment.')).toBeDefined();
});

it('shows nothing that was found for an older text: Enter would go there', async () => {
  await search('weber', { participants: [{ id: '1', fullName: 'Anna Weber' }] });
  await screen.findByRole('option', { name: 'Anna Weber' });
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('option', { name: 'Anna Weber' })).toBeNull();
  expect(await screen.findByRole('option', { name: 'Anna Weber' })).toBeDefined();
});

it('tells namesakes apart by where they are and how to write to them', async () => {
  await search('weber', {
    participants: [
      { id: '1', fullName: 'Anna Weber', country: { name: 'Germany' }, email: 'a@clinic.example' },
      { id: '2', fullName: 'Anna Weber', country: { name: 'Austria' }, email: 'b@clinic.example' },
    ],
  });
  expect(await screen.findByRole('option', { name: /Weber.*Germany · a@clinic/ })).toBeDefined();
  expect(screen.getByRole('option', { name: /Weber.*Austria · b@clinic/ })).toBeDefined();
});

it('does what can be done here, and remembers that it was used', async () => {
  const run = vi.fn();
  const actions = (
    <>
      <HeardShortcut label="Duplicate event" keys="D" run={run} />
      <HeardShortcut label="Dismiss event" run={vi.fn()} />
      <HeardShortcut label="Down one row" keys="J" isStep run={vi.fn()} />
    </>
  );
  const onClose = vi.fn();
  await renderAdmin(
    <>
      {actions}
      <Palette onClose={onClose} />
    </>,
  );
  const box = screen.getByRole('combobox', { name: 'Search' });
  const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.type(box, 'd');
  expect(lines().slice(0, 2)).toEqual(['Dismiss event', 'Duplicate eventD']);
  await userEvent.type(box, 'up{Enter}');
  expect(run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.type(box, 'd');
  expect(lines().slice(0, 2)).toEqual(['Duplicate eventD', 'Dismiss event']);
});

it('goes to the work where what is done here shows other rows', async () => {
  const List = () => {
    const [isOpen, setOpen] = useState(true);
    const [first, setFirst] = useState('7');
    return (
      <main id="main" tabIndex={-1}>
        <HeardShortcut label="Deleted events" leads run={() => setFirst('8')} />
        <a key={first} href="#row" data-record={first}>
          Course {first}
        </a>
        {isOpen && <Palette onClose={() => setOpen(false)} />}
      </main>
    );
  };
  await renderAdmin(<List />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'deleted{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Course 8'));
});

it('books somebody on an event, by what the noun itself understands', async () => {
  await search('book anna on bas', {
    participants: [{ id: '1', fullName: 'Anna Weber', country: { name: 'Germany' } }],
    events: [{ id: '9', name: 'Basics', dateStart: '2027-03-12' }],
  });
  expect(await screen.findByRole('option', { name: /Book Anna Weber on Basics.*Germany/ })).toBeDefined();
});

it('goes on being typed into where the key that opens it is pressed in it', async () => {
  const Page = () => {
    useHeldKeys(opening);
    return (
      <>
        <HeardShortcut keys="Ctrl+K" place="anywhere" overDialogs run={vi.fn()} />
        <Palette onClose={vi.fn()} />
      </>
    );
  };
  await renderAdmin(<Page />, { dataProvider: { getList: async () => ({ data: [], total: 0 }) } });
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  await userEvent.type(search, 'an{Control>}k{/Control}na');
  expect(search.value).toBe('anna');
});
