import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportReading } from './ImportReading.tsx';
import { anImport } from './testing/anImport.ts';
import { importedMeta } from './testing/importedMeta.ts';

it('adds columns that are not in the file, with one value for all rows, and takes them away', async () => {
  const sent: object[] = [];
  const field = (name: string) => ({ field: name, label: name, required: false, matches: false });
  const found = anImport({
    fields: ['name', 'town', 'country'].map(field),
    columns: [
      { name: 'Name', field: 'name', samples: ['Ulm'], value: null },
      { name: 'Town', field: 'town', samples: [], value: 'Aalen' },
    ],
  });
  await renderAdmin(
    <ListContextProvider value={{ resource: 'events' } as ListControllerResult}>
      <ImportReading found={found} disabled={false} onChange={(input) => sent.push(input)} />
    </ListContextProvider>,
    { metas: { events: async () => importedMeta } },
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'A field that no column fills' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['country']);
  await userEvent.click(screen.getByRole('option', { name: 'country' }));
  await userEvent.type(screen.getByLabelText('Its value in all rows'), ' Germany {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the column “Town”' }));
  const town = { field: 'town', value: 'Aalen' };
  expect(sent).toEqual([{ constants: [town, { field: 'country', value: 'Germany' }] }, { constants: [] }]);
});
