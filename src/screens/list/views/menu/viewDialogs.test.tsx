import type { FetchResult } from '@apollo/client/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { shared } from '#tests/setup/viewedList.tsx';
import { useKeptViews } from '../keeping/useKeptViews.ts';
import { useViewDialogs } from './useViewDialogs.tsx';

const Dialogs = () => {
  const { views } = useKeptViews('events');
  const dialogs = useViewDialogs({ kept: views });
  const [first] = views;
  if (first === undefined) return null;
  return (
    <>
      <button onClick={() => dialogs.rename(first)}>Rename</button>
      <button onClick={() => dialogs.share(first)}>Share</button>
    </>
  );
};

type Answer = (operation: SentOperation) => FetchResult | Promise<FetchResult>;

/** A dialog about the view 'Spring', over a server that answers what is asked besides so. */
async function open(button: string, answer: Answer, version: () => string = () => shared.dateModified) {
  const savedViews = () => [{ ...shared, dateModified: version() }];
  const { client, sent } = answeringClient((operation) =>
    operation.name === 'SavedViews' ? { data: { savedViews: savedViews() } } : answer(operation),
  );
  const metas = { events: async () => eventsMeta(), savedViews: async () => eventsMeta() };
  await renderAdmin(<Dialogs />, { client, metas });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const named = (name: string) => sent.filter((each) => each.name === name).map(({ variables }) => variables);
  return { dialog, named };
}

it('asks whom a view is for at once: what may be chosen comes into the dialog, and over no other', async () => {
  let answer = (): void => undefined;
  const { dialog } = await open(
    'Share',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: { viewSharing: { roles: ['booker'], everyone: true } } });
      }),
  );
  expect(dialog.queryByRole('radio')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => answer());
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('radio', { name: 'A role' })).toBeDefined();
});

it('a name that was kept though its answer was lost is saved again with the version read since', async () => {
  const versions = [shared.dateModified, '2026-11-22T12:00:00Z'];
  const { dialog, named } = await open(
    'Rename',
    () => {
      if (versions.length === 1) return { data: { updateSavedView: { id: '12' } } };
      versions.shift();
      throw new TypeError('Failed to fetch');
    },
    () => versions[0] ?? '',
  );
  await userEvent.type(dialog.getByRole('textbox'), ' course{Enter}');
  await dialog.findByRole('alert');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(named('UpdateSavedView')).toMatchObject([
    { input: { date_modified: shared.dateModified } },
    { input: { date_modified: '2026-11-22T12:00:00Z' } },
  ]);
});
