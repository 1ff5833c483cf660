import type { FetchResult } from '@apollo/client/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin, type RenderAdminOptions } from '#tests/setup/renderAdmin.tsx';
import { usePreviewRecord } from './usePreviewRecord.ts';

/** What the paper of a letter would be made of. */
const Filled = () => {
  const { record, sources, isReady, error, retry, pick } = usePreviewRecord(contexts);
  return (
    <>
      <output>
        {[
          record?.name ?? 'none',
          isReady ? 'ready' : 'waiting',
          ...sources.map(({ mergeContextId }) => mergeContextId),
          ...(error === null ? [] : ['unread']),
        ].join(' ')}
      </output>
      <button type="button" onClick={() => pick({ id: '2', name: 'Second' })}>
        Second
      </button>
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  );
};
const contexts = ['CENTRE_EVENT'] as const;

const shows = async (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const render = async (options: RenderAdminOptions) =>
  renderAdmin(<Filled />, { resource: 'templates', ...options });
const event = (id: string): FetchResult => ({
  data: { centreEvent: { id, trainingCentre: null, trainers: [] }, eventBookings: { data: [] } },
});
const getList = async () => ({ data: [{ id: '1', name: 'First' }], total: 1 }) as never;

it('is filled with the event that was chosen, or not yet with any', async () => {
  let answer = (_: FetchResult) => undefined as void;
  const later = new Promise<FetchResult>((resolve) => {
    answer = resolve;
  });
  const { client } = answeringClient(({ variables }) => (variables['id'] === '2' ? later : event('1')));
  await render({ client, dataProvider: { getList } });
  await shows('First ready 1');
  await userEvent.click(screen.getByRole('button', { name: 'Second' }));
  await shows('Second waiting');
  await act(async () => answer(event('2')));
  await shows('Second ready 2');
});

it('an event that cannot be read is not told as nothing', async () => {
  let isUp = false;
  const { client } = answeringClient(() => (isUp ? event('1') : { errors: [new GraphQLError('No.')] }));
  await render({ client, dataProvider: { getList } });
  await shows('First ready unread');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  await shows('First ready 1');
});

it('records that cannot be listed are not told as none', async () => {
  await render({ dataProvider: { getList: () => Promise.reject(new TypeError('Failed to fetch')) } });
  await shows('none ready unread');
});
