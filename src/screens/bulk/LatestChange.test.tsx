import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
