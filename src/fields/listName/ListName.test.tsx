import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ListNameField } from './ListNameField.tsx';
import { ListNameInput } from './ListNameInput.tsx';

const words = { centers: { name: 'Centre |||| Centres' }, waiting: { name: 'Entry |||| Waiting list' } };
const options = {
  messages: { resources: words },
  definitions: {
    waiting: { name: 'waiting', hasList: true },
    centers: { name: 'centers', hasList: true },
    series: { name: 'series', hasList: false },
  },
};

it('a list that is kept by its key is called as people call it, in a cell and in a filter', async () => {
  await renderAdmin(
    <RecordContextProvider value={{ id: '1', resource: 'centers' }}>
      <ListNameField source="resource" />
      <output>
        <ListNameInput.Filter.Value source="resource" value="waiting" />
      </output>
    </RecordContextProvider>,
    options,
  );
  expect(screen.getByText('Centres')).toBeDefined();
  expect(screen.getByText('Waiting list')).toBeDefined();
});

it('a filter offers the lists that there are', async () => {
  await renderAdmin(
    <Form>
      <ListNameInput source="resource" />
    </Form>,
    options,
  );
  await userEvent.click(screen.getByRole('combobox'));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Centres', 'Waiting list']);
});

it('a file has its name, and that of a list which is gone in words', () => {
  const context = {
    locale: 'en-GB',
    fieldWords: () => '',
    translate: (key: string, { _: otherwise }: { readonly _?: string } = {}) =>
      key === 'resources.centers.name' ? 'Centres' : String(otherwise),
  };
  const inFile = (key: string) => ListNameField.csv?.(key, { source: 'resource' }, context, {});
  expect(['centers', 'oldNotes'].map(inFile)).toEqual(['Centres', 'Old notes']);
});
