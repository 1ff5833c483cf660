import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { sendsAtOnce, useSendAtOnce } from './useSendAtOnce.ts';

const Form = ({ send }: { readonly send: () => void }) => {
  useSendAtOnce(send);
  return null;
};

async function open(state: unknown) {
  const send = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <Form send={send} /> }], {
    initialEntries: [{ pathname: '/add', search: '?sort=name', state }],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return { send, router };
}

it('sends once where it was asked for, stays where it is, and forgets that it was asked (K3)', async () => {
  const { send, router } = await open({ [sendsAtOnce]: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect(router.state.location).toMatchObject({ pathname: '/add', search: '?sort=name', state: null });
  // What a refresh finds.
  const again = await open(router.state.location.state);
  expect(again.send).not.toHaveBeenCalled();
});

it.each([[null], [{}], [{ [sendsAtOnce]: false }], ['sendsAtOnce']])(
  'waits to be sent with %j',
  async (state) => {
    const { send } = await open(state);
    expect(send).not.toHaveBeenCalled();
  },
);
