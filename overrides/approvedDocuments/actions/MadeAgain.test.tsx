import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { documentRecord } from '../testing/documentRecord.ts';
import { MadeAgain } from './MadeAgain.tsx';

const attached = () => ({ data: { attachApprovedDocumentToCentreEvent: { id: '5' } } });

async function open(over: Parameters<typeof documentRecord>[0], answer = attached) {
  const { client, sent } = answeringClient(() => answer());
  await renderAdmin(<MadeAgain document={documentRecord(over)} />, { client });
  return sent;
}

it('puts what was made anew in the place of the document', async () => {
  const sent = await open({ state: 'STALE', newerGuid: 'guid-2' });
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe('/documents/guid-2');
  await userEvent.click(screen.getByRole('button', { name: 'Put the new one in its place' }));
  expect(sent[0]?.variables).toMatchObject({ centreEventId: '7', documentGuid: 'guid-2' });
});

it('is put there once, however often it is sent (K5)', async () => {
  const sent = await open({ state: 'STALE', newerGuid: 'guid-2' }, () => {
    throw new TypeError('Failed to fetch');
  });
  const button = screen.getByRole('button', { name: 'Put the new one in its place' });
  await userEvent.click(button);
  await screen.findByText(/^The server did not answer/);
  await userEvent.click(button);
  const [first, again] = sent.map(({ variables }) => variables['idempotency_key']);
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
});

it('offers nothing while what is approved may be used', async () => {
  await open({ state: 'APPROVED', newerGuid: 'guid-2' });
  expect(screen.queryByRole('note')).toBeNull();
});
