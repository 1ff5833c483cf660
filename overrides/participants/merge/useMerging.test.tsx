import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import { useMerging } from './useMerging.ts';

const personOf = (id: string) =>
  ({ id, fullName: 'Ida Berg', dateModified: '2026-11-20' }) as ParticipantRecord;

it('two become one as soon as there is a connection, and who stays is shown', async () => {
  const { client, sent } = answeringClient(() => ({ data: { mergeParticipants: { id: '1' } } }));
  const Merge = () => {
    const { merge } = useMerging(personOf('1'), personOf('2'));
    return <button onClick={() => void merge({ fromDuplicate: [], keepBookings: [] })}>Merge</button>;
  };
  const { pathname } = await renderAdmin(<Merge />, { client });
  const press = () => userEvent.click(screen.getByRole('button'));
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['MergeParticipants'] });
  await expect.poll(pathname).toBe('/participants/1');
});
