import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { putView, type ViewPut } from './putView.ts';
import { usePutViews } from './usePutViews.ts';

it('changes of an order are kept one behind the other, and one that is refused stands as it was', async () => {
  const sent: { readonly id: string; readonly answer: (refusal?: Error) => void }[] = [];
  const answered = ({ id }: ViewPut) =>
    new Promise<void>((resolve, reject) =>
      sent.push({ id, answer: (refusal) => (refusal === undefined ? resolve() : reject(refusal)) }),
    );
  const onRefused = vi.fn();
  const Order = () => {
    const [kept, setKept] = useState<readonly string[]>(['1', '2', '3']);
    const keep = async (put: ViewPut) => {
      await answered(put);
      setKept((ids) => putView(ids, put));
    };
    const { ids, put } = usePutViews(kept, keep, onRefused);
    return (
      <>
        <output>{ids}</output>
        {ids.map((id) => (
          <button key={id} onClick={() => put({ id, before: [] })}>
            {id}
          </button>
        ))}
        <Notification />
      </>
    );
  };
  await renderAdmin(<Order />);
  const last = (id: string) => userEvent.click(screen.getByRole('button', { name: id }));
  const shown = () => screen.getByRole('status').textContent;
  const ids = () => sent.map(({ id }) => id).join('');
  await last('1');
  await last('2');
  expect([shown(), ids()]).toEqual(['312', '1']);
  await act(async () => sent[0]?.answer());
  expect([shown(), ids()]).toEqual(['312', '12']);
  await act(async () => sent[1]?.answer());
  await last('3');
  expect(shown()).toBe('123');
  await act(async () => sent[2]?.answer(new Error('The order could not be kept.')));
  expect(await screen.findByText('The order could not be kept.')).toBeDefined();
  expect([shown(), onRefused.mock.calls.length]).toEqual(['312', 1]);
});
