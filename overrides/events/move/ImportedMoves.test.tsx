import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportedMoves } from './ImportedMoves.tsx';

it('says of each event that a file has moved what it left behind, however far down, and of no other', async () => {
  const total = (number: number) => ({ paginatorInfo: { total: number } });
  const row = (recordId: string, field: string) => ({ recordId, changes: [{ field, new: '2097-06-11' }] });
  const named = Array.from({ length: 100 }, (_none, at) => row(`${at + 100}`, 'name'));
  const moved = [...['1', '2', '3', '4', '5', '6'].map((id) => row(id, 'date_start')), row('8', 'name')];
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'ImportedChanges')
      return {
        data: {
          recordImport: { columns: [{ field: 'name' }, { field: 'date_start' }] },
          recordImportRows: { data: variables['page'] === 1 ? named : moved },
        },
      };
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
  const notes = async () => (await screen.findAllByRole('note')).map(({ textContent }) => textContent);
  const asked = () =>
    sent.filter(({ name }) => name === 'MovedEvent').map(({ variables }) => variables['id']);
  await waitFor(async () => expect(await notes()).toHaveLength(5));
  expect((await notes())[0]).toMatch(/^Not moved along with Spring course9 documents/);
  expect(asked()).toEqual(['1', '2', '3', '4', '5']);
  await userEvent.click(screen.getByRole('button', { name: 'Look at 1 more event that was moved' }));
  await waitFor(async () => expect(await notes()).toHaveLength(6));
  expect(asked().at(-1)).toBe('6');
});
