import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useKeptChange } from '../list/selection/useKeptChange.ts';
import { LatestChange } from './LatestChange.tsx';

const taskOf = (changes: object) => ({
  id: '5',
  title: 'Change of 3 events',
  state: 'RUNNING',
  total: 3,
  done: 1,
  failed: 0,
  isCancelling: false,
  message: null,
  rows: [],
  ...changes,
});
const unread = 'How far this is could not be asked. It is asked again.';

/** The change over a server that answers each question in turn, the last for good; nothing where it does not answer. */
async function follow(...answers: readonly (object | null | undefined)[]) {
  const left = [...answers];
  const { client } = answeringClient(async () => {
    const task = left.length > 1 ? left.shift() : left[0];
    if (task === undefined) throw new TypeError('Failed to fetch');
    return { data: { task } };
  });
  const Kept = () => {
    const [kept] = useKeptChange('events');
    return kept === null ? <p>nothing is kept</p> : <LatestChange kept={kept} />;
  };
  const stored = { 'bulk.events': { id: '5', isUndo: false } };
  await renderAdmin(<Kept />, { client, resource: 'events', stored });
}

afterEach(() => void vi.useRealTimers());

it('says that it cannot be read, asks again, and can be put away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await follow(undefined, taskOf({ state: 'DONE', done: 3 }));
  expect((await screen.findByRole('status')).textContent).toContain(unread);
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Change of 3 events')).toBeDefined();
  cleanup();
  await follow(undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('nothing is kept')).toBeDefined();
});

it('says while it is followed that it cannot be asked how far it is', async () => {
  const begun = taskOf({ total: 2_400, done: 1_100, failed: 1_000 });
  await follow(begun, undefined, taskOf({ state: 'DONE', done: 3 }));
  expect(await screen.findByText('1,100 of 2,400 done, 1,000 not')).toBeDefined();
  expect(await screen.findByText(unread)).toBeDefined();
  expect(await screen.findByText('3 changed.')).toBeDefined();
  expect(screen.queryByText(unread)).toBeNull();
});

it('one that is gone while it is followed is kept no more', async () => {
  await follow(taskOf({}), null);
  expect(await screen.findByText('nothing is kept')).toBeDefined();
});

it('shows the rows anew after a change that had ended before it was looked at', async () => {
  const read = vi.fn(async () => 'rows');
  const Rows = () => useQuery({ queryKey: ['events', 'getList'], queryFn: read }).data;
  const task = taskOf({ state: 'DONE', done: 3 });
  const { client } = answeringClient(() => ({ data: { task } }));
  await renderAdmin(
    <>
      <Rows />
      <LatestChange kept={{ id: '5', isUndo: false }} />
    </>,
    { client, resource: 'events' },
  );
  expect(await screen.findByText('Change of 3 events')).toBeDefined();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

it('what is left is looked at anew before it is done, over the version that was seen', async () => {
  const row = (key: string, state: string) => ({ key, label: `Course ${key}`, state, message: null });
  const task = taskOf({ state: 'DONE', total: 2, failed: 1, rows: [row('7', 'DONE'), row('8', 'FAILED')] });
  const changed = { field: 'hall', before: 'Meanwhile', after: 'Hall 2' };
  const answers: Readonly<Record<string, object>> = {
    PollTask: { task },
    RestOfChange: { task: { ...task, asked: '{"changes":{"hall":"Hall 2"},"add":{}}' } },
    PreviewRecordChange: {
      previewRecordChange: {
        ids: ['8'],
        looked: 1,
        rows: [
          { id: '8', label: 'Course 8', state: 'CHANGES', reason: null, version: 'v2', changes: [changed] },
        ],
      },
    },
    RetryTask: { retryTask: { ...task, failed: 0, done: 2, rows: [row('7', 'DONE'), row('8', 'DONE')] } },
  };
  const { client, sent } = answeringClient(({ name }) => ({ data: answers[name] ?? {} }));
  await renderAdmin(<LatestChange kept={{ id: '5', isUndo: false }} />, {
    client,
    resource: 'events',
    metas: { events: async () => ({ name: 'events', type: 'Event', idField: 'id', representation: ['id'] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try the rest again' }));
  expect(await screen.findByText(/Meanwhile/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Change 1' }));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'RetryTask')).toMatchObject([
      { variables: { id: '5', expected: '{"8":"v2"}' } },
    ]),
  );
  expect(sent.find(({ name }) => name === 'PreviewRecordChange')?.variables).toMatchObject({
    selection: { type: 'Event', ids: ['8'] },
    changes: '{"hall":"Hall 2"}',
  });
});
