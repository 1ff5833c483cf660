import { ApolloLink, gql, Observable } from '@apollo/client/core';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOver } from '../testing/clientOver.ts';
import { useCallTo } from './useCall.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

const mutation = gql`
  mutation Remove {
    remove
  }
`;

function callOf(code?: string) {
  const error = code && new GraphQLError('No.', { extensions: { code } });
  const link = new ApolloLink(() => Observable.of(error ? { errors: [error] } : { data: { remove: true } }));
  const client = clientOver(link);
  const after = vi.fn();
  return { after, call: renderHook(() => useCallTo(client, mutation, after)).result };
}

it('answers with what came back, and then does what comes after', async () => {
  const { call, after } = callOf();
  const outcome = await act(() => call.current.send({}));
  expect(outcome).toEqual({ data: { remove: true } });
  expect(after).toHaveBeenCalledTimes(1);
  expect(call.current).toMatchObject({ busy: false, refusal: undefined });
});

it('keeps the refusal until it is forgotten', async () => {
  const { call, after } = callOf('COUNTRY_LIMIT');
  const { refusal } = await act(() => call.current.send({}));
  expect(refusal?.code).toBe('COUNTRY_LIMIT');
  expect(after).not.toHaveBeenCalled();
  expect(call.current).toMatchObject({ busy: false, refusal: { code: 'COUNTRY_LIMIT' } });
  act(() => call.current.forget());
  expect(call.current.refusal).toBeUndefined();
});

it('shows nothing of a session that has ended: a dialog asks to sign in again', async () => {
  const { call } = callOf('UNAUTHENTICATED');
  const { refusal } = await act(() => call.current.send({}));
  expect(refusal?.code).toBe('UNAUTHENTICATED');
  expect(call.current.refusal).toBeUndefined();
});

it('waits for the connection, and gives up with the page that asked', async () => {
  onlineManager.setOnline(false);
  const { call, after } = callOf();
  let outcome: unknown;
  act(() => void call.current.send({}).then((is) => (outcome = is)));
  expect([call.current.busy, after.mock.calls.length]).toEqual([true, 0]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(outcome).toEqual({ data: { remove: true } }));

  onlineManager.setOnline(false);
  act(() => void call.current.send({}).then((is) => (outcome = is)));
  cleanup();
  onlineManager.setOnline(true);
  await waitFor(() => expect(outcome).toMatchObject({ refusal: { code: undefined } }));
  expect(after).toHaveBeenCalledTimes(1);
});
