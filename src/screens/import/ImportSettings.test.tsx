import { screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { importedMeta } from './testing/importedMeta.ts';
import { anImport } from './testing/anImport.ts';

const shown = (done: number) =>
  renderAdmin(
    <ListContextProvider value={{ resource: 'events' } as ListControllerResult}>
      <ImportSettings found={anImport({ rows: 3, done })} disabled={false} onChange={() => {}} />
    </ListContextProvider>,
    { metas: { events: async () => importedMeta } },
  );
const areFixed = () =>
  ['Encoding', 'Separator', 'Dates'].map((label) => screen.getByLabelText(label).ariaDisabled === 'true');
const why = 'Rows were written. To have it read another way, start again with the file.';

it('lets a file be read another way as long as nothing of it was written', async () => {
  await shown(0);
  expect(areFixed()).toEqual([false, false, false]);
  expect(screen.queryByText(why)).toBeNull();
});

it('says why it is not read another way once some of it was', async () => {
  await shown(1);
  expect(areFixed()).toEqual([true, true, false]);
  expect(screen.getByText(why)).toBeTruthy();
});
