import { screen } from '@testing-library/react';
import { ListContextProvider, RecordContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NoteField } from './NoteField.tsx';

const record = { id: '1', state: 'TO_APPROVE', fileName: 'agenda.pdf' };

const Row = () => (
  <ListContextProvider value={useList({ data: [record] })}>
    <RecordContextProvider value={record}>
      <NoteField source="note" />
    </RecordContextProvider>
  </ListContextProvider>
);

it('where there is nothing to know it says so, as every other cell does', async () => {
  await renderAdmin(<Row />);
  expect(await screen.findByText('–')).toBeDefined();
});
