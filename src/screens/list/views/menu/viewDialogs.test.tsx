import type { FetchResult } from '@apollo/client/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { shared, sort } from '#tests/setup/viewedList.tsx';
import { useKeptViews } from '../keeping/useKeptViews.ts';
import { useAskName } from '../useAskName.tsx';
import { useViewDialogs } from './useViewDialogs.tsx';

const Dialogs = () => {
  const { views } = useKeptViews('events');
  const dialogs = useViewDialogs({ kept: views });
  const [first] = views;
  const look = { filter: {}, sort, perPage: 25, columns: [] };
  const askName = useAskName({ kept: views, look, setOpened: () => undefined });
  if (first === undefined) return null;
  return (
    <>
      <button onClick={() => dialogs.rename(first)}>Rename</button>
      <button onClick={() => dialogs.share(first)}>Share</button>
      <button onClick={() => askName()}>Save as</button>
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

it('asks before Escape takes a name that was typed, or what was chosen', async () => {
  const asks = async () => {
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Close without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());
  };
  const { dialog } = await open('Rename', () => ({
    data: { viewSharing: { roles: ['booker'], everyone: true } },
  }));
  await userEvent.type(dialog.getByRole('textbox'), ' course');
  await asks();
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Spring course');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Everyone' }));
  await asks();
});

it('K5: another name than was kept, its answer lost, is kept as another view by whoever has been told', async () => {
  const mismatch = new GraphQLError('It was sent before.', { extensions: { code: 'IDEMPOTENCY_MISMATCH' } });
  const keys: unknown[] = [];
  const { dialog } = await open('Save as', ({ variables }) => {
    const { idempotency_key: key } = variables['input'] as { readonly idempotency_key: string };
    const isKnown = keys.includes(key);
    keys.push(key);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return isKnown ? { errors: [mismatch] } : { data: { createSavedView: { id: '13' } } };
  });
  const name = await dialog.findByRole('textbox');
  await userEvent.type(name, 'Summer{Enter}');
  await dialog.findByText(/^The server did not answer/);
  await userEvent.type(name, ' courses{Enter}');
  await dialog.findByText(mismatch.message);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(keys).size).toBe(2);
});
