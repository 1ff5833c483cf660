import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { Notification, useNotify } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { DataClientProvider } from '#src/data/DataClient.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { UndoNotice } from './UndoNotice.tsx';
import { useRestore } from './useRestore.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

const meta: ResourceMeta = {
  name: 'posts',
  type: 'Post',
  idField: 'id',
  representation: ['title'],
  restore: {
    field: 'restorePost',
    operation: parse('mutation RestorePost($id: ID!) { restorePost(id: $id) { id } }'),
    idVariable: 'id',
  },
};

const Deleted = () => {
  const notify = useNotify();
  const restore = useRestore();
  const undo = async () => restore?.(['7']);
  return (
    <button onClick={() => notify(<UndoNotice said="1 deleted." onUndo={undo} />)} type="button">
      Delete
    </button>
  );
};

it('waits for the connection', async () => {
  const { client, sent } = answeringClient(() => ({ data: { r0: { id: '7' } } }));
  await renderAdmin(
    <>
      <Deleted />
      <Notification />
    </>,
    { client, resource: 'posts', metas: { posts: async () => meta } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => onlineManager.setOnline(false));
  await userEvent.click(undo);
  expect(sent).toHaveLength(0);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('1 restored.')).toBeDefined();
});

it.each([
  ['its button', async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }))],
  [
    'Ctrl+Z',
    async () => {
      await screen.findByRole('button', { name: 'Undo' });
      await userEvent.keyboard('{Control>}z{/Control}');
    },
  ],
])('what is brought back by %s is said in the place of the notice that offered it', async (_how, undo) => {
  const { client, sent } = answeringClient(() => ({ data: { r0: { id: '7' } } }));
  await renderAdmin(
    <DataClientProvider value={client}>
      <Deleted />
      <Notification />
    </DataClientProvider>,
    { resource: 'posts', metas: { posts: async () => meta } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await undo();
  expect(await screen.findByText('1 restored.')).toBeDefined();
  expect(screen.queryByText('1 deleted.')).toBeNull();
  expect(sent).toHaveLength(1);
});
