import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { PersonPicker } from './PersonPicker.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
});

const nobody = () => ({ data: { participants: { data: [] } } });
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

async function search(answer: Parameters<typeof answeringClient>[0], typed = 'Żak') {
  await renderAdmin(<PersonPicker onPick={vi.fn()} />, { client: answeringClient(answer).client });
  await userEvent.type(screen.getByRole('combobox'), typed);
}

it('says that nobody was found where the search was made, and covers nothing with it', async () => {
  await search(nobody);
  const told = await screen.findByText('No results for "Żak".');
  expect(told.getAttribute('role')).toBe('status');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
});

it('finds a family name that is written in one letter', async () => {
  const data = [{ id: '1', fullName: '王 小明', country: null }];
  await search(() => ({ data: { participants: { data } } }), '王');
  expect(await screen.findByRole('option', { name: /王 小明/ })).toBeDefined();
});

it('tells namesakes apart by what is not cut', async () => {
  const data = [
    { id: '1', fullName: 'Anna Müller', country: { name: 'Burkina Faso' }, email: 'anna.m@a.example' },
  ];
  await search(() => ({ data: { participants: { data } } }), 'Müller');
  const facts = await screen.findByText('Burkina Faso · anna.m@a.example');
  expect(getComputedStyle(facts).whiteSpace).not.toBe('nowrap');
});

it.each([
  ['fails', true, 'The search did not work. Try again.'],
  ['cannot be sent', false, 'You are offline: nobody can be searched now.'],
])('a search that %s says so, and not that nobody was found', async (_how, online, said) => {
  onlineManager.setOnline(online);
  await search(lost);
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(/^No results/)).toBeNull();
});

it('Enter takes nobody who was found for an older text', async () => {
  const person = (id: string, fullName: string) => ({ id, fullName, country: null });
  const onPick = vi.fn();
  const answer: Parameters<typeof answeringClient>[0] = ({ variables }) => {
    const people = [person('1', 'Anna Nowak'), person('2', 'Jan Kowalski')];
    const data = people.filter(({ fullName }) => fullName.includes(String(variables['text'])));
    return { data: { participants: { data } } };
  };
  await renderAdmin(<PersonPicker onPick={onPick} />, { client: answeringClient(answer).client });
  const picker = screen.getByRole('combobox');
  await userEvent.type(picker, 'Now');
  await screen.findByRole('option', { name: /Nowak/ });
  fireEvent.change(picker, { target: { value: 'Kow' } });
  fireEvent.keyDown(picker, { key: 'Enter' });
  expect(onPick).not.toHaveBeenCalled();
  await screen.findByRole('option', { name: /Kowalski/ });
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
});
