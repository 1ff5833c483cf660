import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { useTask } from '#src/data/task/useTask.ts';

const aTask = (changes: Partial<ShownTask> = {}): ShownTask => ({
  id: '1',
  title: 'Invitations',
  state: 'RUNNING',
  total: 40,
  done: 10,
  failed: 0,
  isCancelling: false,
  message: null,
  rows: [],
  ...changes,
});

const Progress = ({ task, onEnded }: { readonly task: ShownTask; readonly onEnded: () => void }) => {
  const progress = useTask(task, onEnded);
  return (
    <>
      <button onClick={() => progress.askedFor(task.id)}>Ask for it</button>
      <TaskProgress progress={progress} done="task.done" />
    </>
  );
};

async function open(task: ShownTask, next: ShownTask) {
  const onEnded = vi.fn();
  const { client, sent } = answeringClient(({ name }) => ({
    data: { [{ PollTask: 'task', CancelTask: 'cancelTask' }[name] ?? 'retryTask']: next },
  }));
  await renderAdmin(<Progress task={task} onEnded={onEnded} />, { client });
  return { onEnded, asked: () => sent.map(({ name }) => name) };
}

it('follows a task that is found under way to its end, and asks no more then', async () => {
  const { onEnded, asked } = await open(aTask(), aTask({ state: 'DONE', done: 39, failed: 1 }));
  expect(screen.getByText('10 of 40 done')).toBeDefined();
  expect(await screen.findByText(/39 of 40 done, 1 not/)).toBeDefined();
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(asked()).toEqual(['PollTask']);
});

it('says that it cannot be asked how far it is, and asks again', async () => {
  const answers = [new TypeError('Failed to fetch'), aTask({ state: 'DONE', done: 40 })];
  const { client } = answeringClient(async () => {
    const task = answers.shift();
    if (task instanceof Error) throw task;
    return { data: { task } };
  });
  await renderAdmin(<Progress task={aTask()} onEnded={() => undefined} />, { client });
  expect(await screen.findByText('How far this is could not be asked. It is asked again.')).toBeDefined();
  expect(await screen.findByText('All 40 are made.')).toBeDefined();
});

it('is stopped, and what failed is tried again', async () => {
  await open(aTask(), aTask({ isCancelling: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stopping…' }).disabled).toBe(true);
  cleanup();
  const { asked } = await open(aTask({ state: 'CANCELLED' }), aTask());
  await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  expect(asked()).toEqual(['RetryTask']);
  expect(screen.getByRole('progressbar', { name: 'Invitations' }).getAttribute('aria-valuenow')).toBe('25');
});

it('says nothing of one that has long been done', async () => {
  await open(aTask({ state: 'DONE', done: 40 }), aTask());
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});

it('says of one that was asked for here how it ended, also where it had ended before the answer', async () => {
  await open(aTask({ state: 'DONE', done: 40 }), aTask());
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('All 40 are made.')).toBeDefined();
});

it.each([
  ['Stop', aTask(), aTask({ state: 'CANCELLED' }), /^Stopped/],
  ['Try the rest again', aTask({ state: 'CANCELLED' }), aTask(), '10 of 40 done'],
  [
    'Try the rest again',
    aTask({ state: 'CANCELLED' }),
    aTask({ state: 'DONE', done: 40 }),
    'All 40 are made.',
  ],
])('what was done already in another tab is no refusal: %s', async (button, before, now, shown) => {
  const { client } = answeringClient(({ name }) =>
    name === 'PollTask'
      ? { data: { task: now } }
      : {
          errors: [new GraphQLError('It is so already.', { extensions: { code: 'TRANSITION_NOT_ALLOWED' } })],
        },
  );
  await renderAdmin(<Progress task={before} onEnded={() => undefined} />, { client });
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(shown)).toBeDefined();
  await waitFor(() => expect(screen.queryByText('It is so already.')).toBeNull());
});
