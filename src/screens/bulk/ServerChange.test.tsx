import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { SelectedRows } from './BulkPreview.ts';
import { ServerChange } from './ServerChange.tsx';

it('says where so many are read again to be changed, and cannot be', async () => {
  const ids = Array.from({ length: 1_001 }, (_, index) => String(index + 1));
  const rows = ids.map((id) => ({
    id,
    label: `Course ${id}`,
    state: 'CHANGES',
    reason: null,
    version: 'v1',
    changes: [],
  }));
  const { client, sent } = answeringClient(() => ({
    data: { previewRecordChange: { ids, looked: ids.length, rows } },
  }));
  const select = vi
    .fn<() => Promise<SelectedRows>>()
    .mockRejectedValue(new Error('There are too many by now.'))
    .mockResolvedValueOnce({ args: {} });
  await renderAdmin(
    <ServerChange
      title="Change"
      fields={[]}
      wishes={[]}
      select={select}
      onBack={() => undefined}
      onRefused={() => undefined}
      onBegin={() => undefined}
      onClose={() => undefined}
    />,
    {
      client,
      metas: {
        events: async () => ({ name: 'events', type: 'Event', idField: 'id', representation: ['id'] }),
      },
    },
  );
  const change = await screen.findByRole('button', { name: 'Change 1001' });
  await userEvent.click(change);
  expect((await screen.findByRole('alert')).textContent).toBe('There are too many by now.');
  expect(sent.map(({ name }) => name)).toEqual(['PreviewRecordChange']);
  expect(change).toHaveProperty('disabled', false);
});
