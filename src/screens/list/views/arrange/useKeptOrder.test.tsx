import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useKeptOrder } from './useKeptOrder.ts';

it('orders are kept one behind the other, and one that is refused stands as it was', async () => {
  const sent: { readonly ids: string; readonly answer: (refusal?: Error) => void }[] = [];
  const keep = (ids: readonly string[]) =>
    new Promise<void>((resolve, reject) =>
      sent.push({
        ids: ids.join(''),
        answer: (refusal) => (refusal === undefined ? resolve() : reject(refusal)),
      }),
    );
  const onRefused = vi.fn();
  const Order = () => {
    const { ids, order } = useKeptOrder(['1', '2', '3'], keep, onRefused);
    return (
      <>
        <output>{ids}</output>
        {['213', '231', '321'].map((next) => (
          <button key={next} onClick={() => order([...next])}>
            {next}
          </button>
        ))}
        <Notification />
      </>
    );
  };
  await renderAdmin(<Order />);
  const put = (next: string) => userEvent.click(screen.getByRole('button', { name: next }));
  const shown = () => screen.getByRole('status').textContent;
  await put('213');
  await put('231');
  expect([shown(), sent.map(({ ids }) => ids)]).toEqual(['231', ['213']]);
  await act(async () => sent[0]?.answer());
  expect(sent.map(({ ids }) => ids)).toEqual(['213', '231']);
  await act(async () => sent[1]?.answer());
  await put('321');
  expect(shown()).toBe('321');
  await act(async () => sent[2]?.answer(new Error('The order could not be kept.')));
  expect(await screen.findByText('The order could not be kept.')).toBeDefined();
  expect([shown(), onRefused.mock.calls.length]).toEqual(['231', 1]);
});
