import type { FetchResult } from '@apollo/client/core';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Notification, useRefresh } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BulkStatusButtons } from './BulkStatusButtons.tsx';
import { bulkBooking } from './testing/bulkBooking.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

it.each([
  [{ confirm: true, cancel: true }, ['Confirm', 'Cancel bookings']],
  // Compliance confirms what an authorisation holds up, and nothing else (B2).
  [{ confirm: true, cancel: false }, ['Confirm']],
  [{ confirm: false, cancel: false }, []],
])('offers what one’s roles do to bookings: %o', async (allowed, offered) => {
  await renderAdmin(<BulkStatusButtons ids={['1']} onChanged={vi.fn()} />, {
    definitions: { bookings: { name: 'bookings', options: { type: 'EventBooking' } } },
    access: accessOf(typeAccess('EventBooking', allowed)),
  });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
});

it('stays open until the results are there: what was refused would be told to nobody', async () => {
  let arrive: () => void = () => undefined;
  const answer = new Promise<FetchResult>((resolve) => {
    arrive = () => resolve({ data: { r0: { __typename: 'EventBooking', id: '1' } } });
  });
  const { client } = answeringClient(({ name }) =>
    name === 'BulkBooking' ? { data: { r0: { __typename: 'EventBooking', ...bulkBooking('1') } } } : answer,
  );
  const onChanged = vi.fn();
  await renderAdmin(
    <>
      <BulkStatusButtons ids={['1']} onChanged={onChanged} />
      <Notification />
    </>,
    { client },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText(/^The results are on their way/);
  arrive();
  await screen.findByText('Done');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChanged).toHaveBeenCalledOnce();
});

/** One booking that is to be cancelled, sent without a connection. */
async function cancelOffline() {
  const { client, sent } = answeringClient(({ name }) => ({
    data: {
      r0: { __typename: 'EventBooking', ...(name === 'BulkBooking' ? bulkBooking('1') : { id: '1' }) },
    },
  }));
  await renderAdmin(<BulkStatusButtons ids={['1']} onChanged={vi.fn()} />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  const button = await screen.findByRole('button', { name: 'Cancel 1' });
  act(() => onlineManager.setOnline(false));
  await userEvent.click(button);
  return () => sent.filter(({ name }) => name === 'BulkStatus');
}

it('waits for the connection, as a form does', async () => {
  const statuses = await cancelOffline();
  expect(statuses()).toEqual([]);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Done')).toBeDefined();
  expect(statuses()).toHaveLength(1);
});

it('can be left while it waits for the connection, and nothing is sent then', async () => {
  const statuses = await cancelOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => onlineManager.setOnline(true));
  await act(async () => Promise.resolve());
  expect(statuses()).toEqual([]);
});

it('says what a booking still lacks in the words of its form (B2)', async () => {
  const lacking = bulkBooking('1', { collectStatus: 'INCOMPLETE', collectMissing: ['dateArrival'] });
  const { client } = answeringClient(({ name }) => {
    if (name === 'BulkBooking') return { data: { r0: { __typename: 'EventBooking', ...lacking } } };
    const extensions = { code: 'COLLECT_INCOMPLETE', missing: ['dateArrival'] };
    return {
      data: { r0: null },
      errors: [new GraphQLError('Missing: date arrival.', { path: ['r0'], extensions })],
    };
  });
  await renderAdmin(<BulkStatusButtons ids={['1']} onChanged={vi.fn()} />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const said = (await screen.findByText(/^Details are missing: /)).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 1' }));
  const result = await screen.findByText('Not done.');
  expect(result.parentElement?.textContent).toBe(`Not done. ${said}`);
});

it('says which of those selected are gone by now, and counts them among what was not done (S3)', async () => {
  const { client } = answeringClient(({ name }) => ({
    data:
      name === 'BulkBooking'
        ? { r0: { __typename: 'EventBooking', ...bulkBooking('1') }, r1: null }
        : { r0: { __typename: 'EventBooking', id: '1' } },
  }));
  await renderAdmin(<BulkStatusButtons ids={['1', '2']} onChanged={vi.fn()} />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  expect(await screen.findByText('1 is gone, or not yours to see any more.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 1' }));
  expect(await screen.findByText('1 done, 1 not.')).toBeDefined();
});

it('what is gone once it is sent is counted once, also when the bookings are read again', async () => {
  let left: object | null = { __typename: 'EventBooking', ...bulkBooking('1') };
  const { client } = answeringClient(({ name }) =>
    name === 'BulkBooking'
      ? { data: { r0: left, r1: null } }
      : {
          data: { r0: null },
          errors: [
            new GraphQLError('It does not exist.', { path: ['r0'], extensions: { code: 'NOT_FOUND' } }),
          ],
        },
  );
  const Again = () => <button onClick={useRefresh()}>Read again</button>;
  await renderAdmin(
    <>
      <BulkStatusButtons ids={['1', '2']} onChanged={vi.fn()} />
      <Again />
    </>,
    { client },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1' }));
  expect(await screen.findByText('0 done, 2 not.')).toBeDefined();
  left = null;
  await userEvent.click(screen.getByText('Read again'));
  expect(await screen.findByText('2 are gone, or not yours to see any more.')).toBeDefined();
  expect(screen.getByText('0 done, 2 not.')).toBeDefined();
});

it('what is refused until a reason is given is sent again with one, and nothing else is (B4)', async () => {
  const refusal = { path: ['r1'], extensions: { code: 'EVENT_OVER', overridable: true } };
  const done = { __typename: 'EventBooking', id: '1' };
  const { client, sent } = answeringClient(({ name }) => {
    if (name === 'BulkBooking')
      return {
        data: {
          r0: { __typename: 'EventBooking', ...bulkBooking('1') },
          r1: { __typename: 'EventBooking', ...bulkBooking('2') },
        },
      };
    return sent.filter((one) => one.name === name).length === 1
      ? { data: { r0: done, r1: null }, errors: [new GraphQLError('The event is over.', refusal)] }
      : { data: { r0: { ...done, id: '2' } } };
  });
  await renderAdmin(<BulkStatusButtons ids={['1', '2']} onChanged={vi.fn()} />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2' }));
  expect(await screen.findByText('1 done, 1 not.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'They were there{Enter}');
  expect(await screen.findByText('All 2 done.')).toBeDefined();
  const again = sent.findLast(({ name }) => name === 'BulkStatus');
  expect(Object.values(again?.variables ?? {})).toEqual([
    expect.objectContaining({ id: '2', override_reason: 'They were there' }),
  ]);
});

it('what got no answer may be done, and is sent again as it was; what went through is told as done (K6)', async () => {
  const isSent = () => sent.filter(({ name }) => name === 'BulkStatus').length;
  const booking = (status: 'NEW' | 'CANCELLED') => ({
    __typename: 'EventBooking',
    ...bulkBooking('1', { bookingStatus: status }),
  });
  const { client, sent } = answeringClient(({ name }) => {
    if (name === 'BulkBooking') return { data: { r0: booking(isSent() === 0 ? 'NEW' : 'CANCELLED') } };
    if (isSent() === 1) throw new TypeError('Failed to fetch');
    const extensions = { code: 'STALE_WRITE', changed: { booking_status: 'CANCELLED' } };
    return {
      data: { r0: null },
      errors: [new GraphQLError('It has changed.', { path: ['r0'], extensions })],
    };
  });
  await renderAdmin(<BulkStatusButtons ids={['1']} onChanged={vi.fn()} />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1' }));
  expect(await screen.findByText('No answer came. It may be done.')).toBeDefined();
  expect(screen.getByText('0 done, 0 not. 1 is not known to be done.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 again' }));
  expect(await screen.findByText('Done.')).toBeDefined();
  const inputs = sent.filter(({ name }) => name === 'BulkStatus').map(({ variables }) => variables);
  expect(inputs[1]).toEqual(inputs[0]);
});
