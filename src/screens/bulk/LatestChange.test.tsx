import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { LatestChange } from './LatestChange.tsx';

afterEach(cleanup);

it('shows the rows anew after a change that had ended before it was looked at', async () => {
  const read = vi.fn(async () => 'rows');
  const Rows = () => useQuery({ queryKey: ['events', 'getList'], queryFn: read }).data;
  const task = {
    id: '5',
    title: 'Change of 3 events',
    state: 'DONE',
    total: 3,
    done: 3,
    failed: 0,
    isCancelling: false,
    message: null,
    rows: [],
  };
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
  const task = {
    id: '5',
    title: 'Change of 2 events',
    state: 'DONE',
    total: 2,
    done: 1,
    failed: 1,
    isCancelling: false,
    message: null,
    rows: [row('7', 'DONE'), row('8', 'FAILED')],
  };
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
