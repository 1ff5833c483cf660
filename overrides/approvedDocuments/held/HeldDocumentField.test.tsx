import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { HeldDocumentField } from './HeldDocumentField.tsx';

it('documents beside the latest that could not be read are not left out in silence', async () => {
  const latest = { id: '5', name: 'Agenda', state: 'APPROVED' };
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ data: { approvedDocuments: [latest, { ...latest, id: '6', name: 'Contract' }] } }),
  ];
  const { client } = answeringClient(async () => answers.shift()?.() ?? {});
  await renderAdmin(
    <RecordContextProvider value={{ id: '7', approvedDocument: latest }}>
      <HeldDocumentField holder="event" />
    </RecordContextProvider>,
    { client },
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Whether there are other documents/);
  expect(screen.getByText('Agenda')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Contract')).toBeDefined();
});
