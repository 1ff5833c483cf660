import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { availabilityKey } from '../data/useWizardEvent.ts';
import { useWizardSubmit } from './useWizardSubmit.ts';
import { emptyValues } from './WizardValues.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

/** A form over the seats and something else that is read of them. */
async function open(
  answer: (operation: SentOperation) => ReturnType<Parameters<typeof answeringClient>[0]>,
  isOnline = true,
) {
  const [seats, board, done] = [vi.fn(async () => 2), vi.fn(async () => 2), vi.fn()];
  const Form = () => {
    const { send } = useWizardSubmit(done, vi.fn());
    useQuery({ queryKey: [...availabilityKey, '7', '', ''], queryFn: seats });
    useQuery({ queryKey: ['events', 'board', '7'], queryFn: board });
    const call = { target: 'booking', eventId: '7', idempotencyKey: 'k' } as const;
    return <button onClick={() => send(() => emptyValues, call)}>Book the seat</button>;
  };
  await renderAdmin(<Form />, { client: answeringClient(answer).client });
  await waitFor(() => expect([seats, board].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  onlineManager.setOnline(isOnline);
  await act(async () => screen.getByRole('button', { name: 'Book the seat' }).click());
  return { seats, board, done };
}

it('whoever has the last seat is not told by the form that all seats are taken (K3)', async () => {
  const { seats, board, done } = await open(() => ({ data: { made: { id: '12' } } }));
  await waitFor(() => expect(board).toHaveBeenCalledTimes(2));
  expect(done).toHaveBeenCalledExactlyOnceWith('12');
  expect(seats).toHaveBeenCalledTimes(1);
});

it('whoever is refused is told what is left by now (K3)', async () => {
  const full = new GraphQLError('All 2 seats for trainees are taken.', {
    extensions: { code: 'EVENT_FULL', nextSteps: ['JOIN_WAITING_LIST'] },
  });
  const { seats, done } = await open(() => ({ data: null, errors: [full] }));
  await waitFor(() => expect(seats).toHaveBeenCalledTimes(2));
  expect(done).not.toHaveBeenCalled();
});

it('without a connection it waits for one, and whoever has left by then has booked nothing', async () => {
  for (const stays of [true, false]) {
    const answer = vi.fn(() => ({ data: { made: { id: '12' } } }));
    const { done } = await open(answer, false);
    expect(answer).not.toHaveBeenCalled();
    if (!stays) cleanup();
    await act(async () => onlineManager.setOnline(true));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(stays ? 1 : 0));
    expect(answer).toHaveBeenCalledTimes(stays ? 1 : 0);
    cleanup();
  }
});
