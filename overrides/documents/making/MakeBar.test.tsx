import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it, type Mock, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { Run } from '../runOperations.ts';
import { aMadeDocument, anImpression, aRun } from '../testing/aRun.ts';
import { runKey } from '../useRun.ts';
import { MakeBar } from './MakeBar.tsx';

const task = {
  id: '1',
  title: 'Invitation',
  state: 'RUNNING',
  total: 2,
  done: 0,
  failed: 0,
  isCancelling: false,
  message: null,
  rows: [],
};
const needsReason = new GraphQLError('Passports need a reason.', {
  extensions: { code: 'REASON_REQUIRED', overridable: true },
});

const two = aRun({ impressions: [anImpression(), anImpression({ key: 'booking-2' })] });

async function open(
  run: Run,
  { ticked = [] as readonly string[], isUnsaved = false, asksReason = false } = {},
) {
  const { client, sent } = answeringClient(({ variables }) => {
    const { reason } = variables['input'] as { readonly reason?: string };
    return asksReason && reason === undefined
      ? { data: null, errors: [needsReason] }
      : { data: { generateDocuments: task } };
  });
  await renderAdmin(
    <MakeBar
      run={run}
      ticked={new Set(ticked)}
      isUnsaved={isUnsaved}
      isRunning={false}
      onTask={() => undefined}
    />,
    { client },
  );
  return { inputs: () => sent.map(({ variables }) => variables['input']) };
}

it('makes all that is ready in one file, or those that are ticked in one each, once per click (K5)', async () => {
  const { inputs } = await open(two);
  await userEvent.click(screen.getByRole('switch', { name: 'One file for all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make all 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make all 2' }));
  const [first, second] = inputs() as readonly { readonly idempotency_key: string }[];
  expect(first).toMatchObject({ key: 'run-1', combined: true });
  expect(first).not.toHaveProperty('impressions');
  expect(first?.idempotency_key).not.toBe(second?.idempotency_key);
  cleanup();
  const ticked = await open(two, { ticked: ['booking-2'] });
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 ticked' }));
  expect(ticked.inputs()).toMatchObject([{ impressions: ['booking-2'], combined: false }]);
});

it('makes again, with less weight, what has all been made and is right', async () => {
  const made = two.impressions.map((impression) => ({ ...impression, latest: aMadeDocument }));
  await open(aRun({ impressions: made }));
  const again = screen.getByRole('button', { name: 'Make all 2 again' });
  expect(again.className).toContain('outlined');
  cleanup();
  const outdated = { ...aMadeDocument, isOutdated: true };
  await open(aRun({ impressions: [...made, anImpression({ key: 'booking-3', latest: outdated })] }));
  expect(screen.getByRole('button', { name: 'Make all 3 again' }).className).toContain('contained');
  cleanup();
  await open(aRun({ impressions: [...made, anImpression({ key: 'booking-3' })] }));
  expect(screen.getByRole('button', { name: 'Make all 3' }).className).toContain('contained');
});

it('asks for a reason where passports need one, and sends it', async () => {
  const { inputs } = await open(two, { asksReason: true });
  await userEvent.click(screen.getByRole('button', { name: 'Make all 2' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Visa{Enter}');
  expect(inputs()[1]).toMatchObject({ reason: 'Visa', key: 'run-1' });
});

it('makes nothing that would leave out what is typed', async () => {
  await open(two, { isUnsaved: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make all 2' }).disabled).toBe(true);
});

it.each([
  ['nothing is ready', aRun({ impressions: [] }), /Nothing is ready/],
  ['there is no template', aRun({ template: null }), /no template for this kind/],
  ['one may not', aRun({ whyNotGenerate: 'Compliance does that.' }), /Compliance does that\./],
] as const)('makes nothing where %s, and says so', async (_what, run, text) => {
  await open(run);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Make/ }).disabled).toBe(true);
});

type RunRead = Pick<UseQueryOptions<Run>, 'queryFn' | 'refetchOnMount'> & { readonly initialData?: Run };

/** Beside what says the state of the run's task, as it is read there. */
async function openBeside(
  client: ReturnType<typeof answeringClient>['client'],
  read: RunRead,
): Promise<{ readonly onTask: Mock }> {
  const onTask = vi.fn();
  const State = () => {
    const { data } = useQuery<Run>({ queryKey: runKey(two.key), ...read });
    return <output>{data?.task?.state}</output>;
  };
  await renderAdmin(
    <>
      <State />
      <MakeBar run={two} ticked={new Set()} isUnsaved={false} isRunning={false} onTask={onTask} />
    </>,
    { client },
  );
  return { onTask };
}

it('an answer that comes after the run has read how it ended takes that back no more', async () => {
  const { client } = answeringClient(() => ({ data: { generateDocuments: task } }));
  const done = aRun({ impressions: two.impressions, task: { ...task, state: 'DONE' } });
  const { onTask } = await openBeside(client, { queryFn: skipToken, initialData: done });
  await userEvent.click(screen.getByRole('button', { name: 'Make all 2' }));
  expect(onTask).toHaveBeenCalledWith('1');
  expect(screen.getByRole('status').textContent).toBe('DONE');
});

it('a run that was being read before the task was there does not hide it', async () => {
  const { client } = answeringClient(() => ({ data: { generateDocuments: task } }));
  let answer: () => void = () => undefined;
  const before = new Promise<Run>((resolve) => (answer = () => resolve(two)));
  await openBeside(client, { queryFn: async () => before, initialData: two, refetchOnMount: 'always' });
  await userEvent.click(screen.getByRole('button', { name: 'Make all 2' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('RUNNING'));
  await act(async () => {
    answer();
    // What is read is drawn in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(screen.getByRole('status').textContent).toBe('RUNNING');
});

it('documents whose start had no answer are seen under way, and what is made next is asked for anew', async () => {
  const keys: unknown[] = [];
  const { client } = answeringClient(({ variables }) => {
    keys.push((variables['input'] as { readonly idempotency_key: string }).idempotency_key);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return { data: { generateDocuments: task } };
  });
  const { onTask } = await openBeside(client, {
    queryFn: async () =>
      aRun({ impressions: two.impressions, task: keys.length > 0 ? { ...task, state: 'RUNNING' } : null }),
  });
  const button = screen.getByRole('button', { name: 'Make all 2' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('RUNNING'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onTask).toHaveBeenCalledWith('1');
  await userEvent.click(button);
  expect(keys[1]).not.toBe(keys[0]);
});
