import { act, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { LatestExport } from './LatestExport.tsx';

afterEach(() => void vi.useRealTimers());

it('a file that could not be asked for once is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const file = { key: '7', fileName: 'events.csv', path: '/downloads/7', message: null };
  const { client, sent } = answeringClient(() =>
    sent.length === 1 ? { errors: [new GraphQLError('No.')] } : { data: { exportedRecords: file } },
  );
  await renderAdmin(<LatestExport kept={{ key: '7', fileName: 'events.csv' }} />, { client });
  expect((await screen.findByRole('status')).textContent).toContain('could not be asked');
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole('button', { name: 'Download events.csv' })).toBeDefined();
});
