import { gql } from '@apollo/client/core';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '../testing/answeringClient.ts';
import { useMutationRun } from './useMutationRun.ts';

const mutation = gql`
  mutation Remove {
    remove
  }
`;
const refusedAs = (code: string) => ({ errors: [new GraphQLError('No.', { extensions: { code } })] });

it.each([
  ['was done', () => ({ data: { remove: true } }), 2],
  ['was refused', () => refusedAs('STALE_WRITE'), 2],
  [
    'got no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    2,
  ],
  ['is asked to sign in for', () => refusedAs('UNAUTHENTICATED'), 1],
])('what is on screen is read again after what %s', async (_how, answer, times) => {
  let reads = 0;
  const Page = () => {
    const { send, busy } = useMutationRun(mutation);
    useQuery({ queryKey: ['seats'], queryFn: async () => (reads += 1) });
    return (
      <button disabled={busy} onClick={() => void send({})}>
        Remove
      </button>
    );
  };
  const { client, sent } = answeringClient(answer);
  await renderAdmin(<Page />, { client });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' });
  await waitFor(() => expect(reads).toBe(1));
  await userEvent.click(button);
  await waitFor(() => expect([sent.length, button.disabled]).toEqual([1, false]));
  await waitFor(() => expect(reads).toBe(times));
});
