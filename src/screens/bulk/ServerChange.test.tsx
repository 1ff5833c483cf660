import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { SelectedRows } from './BulkPreview.ts';
import { ServerChange } from './ServerChange.tsx';

const metas = {
  events: async () => ({ name: 'events', type: 'Event', idField: 'id', representation: ['id'] }),
};
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const changing = (id: string) => ({
  id,
  label: `Course ${id}`,
  state: 'CHANGES',
  reason: null,
  version: 'v1',
  changes: [],
});
interface ChangeOf {
  readonly select: () => Promise<SelectedRows>;
  readonly onBack?: () => void;
}
const Change = ({ select, onBack = () => undefined }: ChangeOf) => (
  <ServerChange
    title="Change"
    fields={[]}
    wishes={[]}
    select={select}
    onBack={onBack}
    onRefused={() => undefined}
    onBegin={() => undefined}
    onClose={() => undefined}
  />
);

it('says where so many are read again to be changed, and cannot be', async () => {
  const ids = idsTo(1_001);
  const rows = ids.map(changing);
  const { client, sent } = answeringClient(() => ({
    data: { previewRecordChange: { ids, looked: ids.length, rows } },
  }));
  const select = vi
    .fn<() => Promise<SelectedRows>>()
    .mockRejectedValue(new Error('There are too many by now.'))
    .mockResolvedValueOnce({ args: {} });
  await renderAdmin(<Change select={select} />, { client, metas });
  const change = await screen.findByRole('button', { name: 'Change 1001' });
  await userEvent.click(change);
  expect((await screen.findByRole('alert')).textContent).toBe('There are too many by now.');
  expect(sent.map(({ name }) => name)).toEqual(['PreviewRecordChange']);
  expect(change).toHaveProperty('disabled', false);
});

it('a preview that the connection broke off changes nothing, and goes on with the rest', async () => {
  const ids = idsTo(120);
  let isAway = false;
  const { client, sent } = answeringClient(({ variables }) => {
    if (isAway) return Promise.reject(new TypeError('Failed to fetch'));
    const { ids: asked = ids } = variables['selection'] as { ids?: readonly string[] };
    isAway = variables['isFirst'] === true;
    const rows = asked.slice(0, 50).map(changing);
    return { data: { previewRecordChange: { ids, looked: rows.length, rows } } };
  });
  const select = vi.fn(async (): Promise<SelectedRows> => ({ args: {} }));
  await renderAdmin(<Change select={select} />, { client, metas });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(globalThis.document.activeElement).toBe(again);
  expect(screen.getByText('Looked at 50 of 120…')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change 50' })).toHaveProperty('disabled', true);
  isAway = false;
  await userEvent.click(again);
  const change = await screen.findByRole('button', { name: 'Change 120' });
  expect(change).toHaveProperty('disabled', false);
  expect(globalThis.document.activeElement).toBe(change);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(select).toHaveBeenCalledOnce();
  expect(sent.map(({ variables }) => variables['isFirst'])).toEqual([true, false, false, false]);
});

it('a preview that got no answer says no more than that, and goes on when the connection is back', async () => {
  let isAway = true;
  const { client } = answeringClient(() =>
    isAway
      ? Promise.reject(new TypeError('Failed to fetch'))
      : { data: { previewRecordChange: { ids: ['1'], looked: 1, rows: [changing('1')] } } },
  );
  await renderAdmin(<Change select={async () => ({ ids: ['1'] })} />, { client, metas });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The server did not answer. Try again in a moment.',
  );
  isAway = false;
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('button', { name: 'Change 1' })).toHaveProperty('disabled', false);
});

it('Enter does nothing while rows are looked at, and what was looked at is done by it', async () => {
  let answer: (preview: { readonly data: object }) => void = () => undefined;
  const onBack = vi.fn();
  const { client, sent } = answeringClient(({ name }) =>
    name === 'PreviewRecordChange'
      ? new Promise((resolve) => (answer = resolve))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await renderAdmin(<Change select={async () => ({ ids: ['1'] })} onBack={onBack} />, { client, metas });
  await screen.findByRole('progressbar');
  await userEvent.keyboard('{Enter}');
  answer({ data: { previewRecordChange: { ids: ['1'], looked: 1, rows: [changing('1')] } } });
  await screen.findByRole('button', { name: 'Change 1' });
  await userEvent.keyboard('{Enter}');
  expect(onBack).not.toHaveBeenCalled();
  expect(sent.map(({ name }) => name)).toEqual(['PreviewRecordChange', 'ChangeRecords']);
});

it('says how many of those that were ticked are there no more', async () => {
  const { client } = answeringClient(() => ({
    data: { previewRecordChange: { ids: ['1', '3'], looked: 2, rows: [changing('1')] } },
  }));
  await renderAdmin(<Change select={async () => ({ ids: ['1', '2', '3'] })} />, { client, metas });
  expect((await screen.findByRole('alert')).textContent).toBe('2 of those selected are no longer there.');
});
