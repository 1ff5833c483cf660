import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportedMoves } from './ImportedMoves.tsx';

it('says of each event that a file has moved what it left behind, and of no other', async () => {
  const total = (number: number) => ({ paginatorInfo: { total: number } });
  const row = (recordId: string, field: string) => ({ recordId, changes: [{ field, new: '2097-06-11' }] });
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'ImportedChanges')
      return { data: { recordImportRows: { data: [row('7', 'date_start'), row('8', 'name')] } } };
    if (name !== 'MovedEvent')
      return { data: { generatedDocuments: total(9), eventBookings: total(0), kinds: [] } };
    const days = { dateStart: '2097-06-11', dateEnd: null, timeZone: 'UTC', agenda: null, trainers: [] };
    const can = permissions({ update: true });
    return { data: { centreEvent: { id: variables['id'], name: 'Spring course', ...days, can } } };
  });
  await renderAdmin(
    <Routes>
      <Route path="events/import/:importKey" element={<ImportedMoves />} />
    </Routes>,
    { path: '/events/import/12', client },
  );
  const note = await screen.findByRole('note');
  expect(note.textContent).toMatch(/^Not moved along with Spring course9 documents/);
  const asked = sent.filter(({ name }) => name === 'MovedEvent').map(({ variables }) => variables['id']);
  expect(asked).toEqual(['7']);
});
