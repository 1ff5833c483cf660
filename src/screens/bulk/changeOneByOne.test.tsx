import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { chooseField, openBulk } from '#tests/setup/bulkOfEvents.tsx';

it('changes records one by one where the contract has nothing for it', async () => {
  const update = vi.fn(async (_resource: string, { id }: { readonly id: string }) => {
    if (id === '2') throw new Error('Not this one.');
    return { data: { id } };
  });
  const getOne = async (_resource: string, { id }: { readonly id: string }) => ({
    data: { id, name: `Course ${id}`, city: 'Bern' },
  });
  await openBulk(undefined, { dataProvider: { getOne, update } as never });
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'Kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2' }));
  expect(await screen.findByText('1 of 2 done, 1 not.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Results' }));
  expect(screen.getByText('Not this one.')).toBeDefined();
  expect(update.mock.calls[0]).toMatchObject(['events', { id: '1', data: { city: 'Kielce' } }]);
  // Nothing takes it back here.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** Three events that the browser changes; each write waits until it is let go. */
async function beginInBrowser() {
  const city = new Map(['1', '2', '3'].map((id) => [id, 'Bern']));
  const waiting: (() => void)[] = [];
  const getOne = vi.fn(async (_resource: string, { id }: { readonly id: string }) => ({
    data: { id, name: `Course ${id}`, city: city.get(id) },
  }));
  const update = vi.fn(async (_resource: string, { id }: { readonly id: string }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { data: { id } };
  });
  await openBulk(undefined, { dataProvider: { getOne, update } as never }, ['1', '2', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'Kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change 3' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  const letGo = () => act(async () => waiting.shift()?.());
  return { city, getOne, update, letGo };
}

it('closed while records are changed one by one, it ends after the one under way and says so', async () => {
  const { update, letGo } = await beginInBrowser();
  await userEvent.click(screen.getByRole('button', { name: 'Results' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await letGo();
  expect(await screen.findByText('Stopped. 1 of 3 done.')).toBeDefined();
  expect(update).toHaveBeenCalledOnce();
});

it('what is tried again is read again, and what is so by now is left alone', async () => {
  const { city, getOne, update, letGo } = await beginInBrowser();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await letGo();
  await screen.findByText('Stopped. 1 of 3 done.');
  city.set('2', 'Kielce');
  city.set('3', 'Oslo');
  getOne.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  await letGo();
  expect(await screen.findByText('3 changed.')).toBeDefined();
  expect(getOne.mock.calls.map(([, { id }]) => id)).toEqual(['2', '3']);
  expect(update.mock.calls.at(-1)).toMatchObject(['events', { id: '3', previousData: { city: 'Oslo' } }]);
});

it('says so where all that match are more than can be changed from here, and changes none', async () => {
  const page = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }));
  const getList = async () => ({ data: page, total: 6_000 });
  await openBulk(undefined, { dataProvider: { getList } as never });
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2,900 that match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
  await chooseField('City', 'Kielce');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/The list has 6,000 rows; here no more than 5,000/)).toBeDefined();
});
