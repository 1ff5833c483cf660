import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { documentRecord } from '../testing/documentRecord.ts';
import { MadeAgain } from './MadeAgain.tsx';

afterEach(cleanup);

async function open(over: Parameters<typeof documentRecord>[0]) {
  const { client, sent } = answeringClient(() => ({
    data: { attachApprovedDocumentToCentreEvent: { id: '5' } },
  }));
  await renderAdmin(<MadeAgain document={documentRecord(over)} />, { client });
  return sent;
}

it('puts what was made anew in the place of the document', async () => {
  const sent = await open({ state: 'STALE', newerGuid: 'guid-2' });
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe('/documents/guid-2');
  await userEvent.click(screen.getByRole('button', { name: 'Put the new one in its place' }));
  expect(sent[0]?.variables).toEqual({ centreEventId: '7', documentGuid: 'guid-2' });
});

it('offers nothing while what is approved may be used', async () => {
  await open({ state: 'APPROVED', newerGuid: 'guid-2' });
  expect(screen.queryByRole('note')).toBeNull();
});
