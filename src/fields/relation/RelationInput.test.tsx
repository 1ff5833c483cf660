import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/setup/renderAdmin.tsx';
import { RelationInput } from './RelationInput.tsx';

afterEach(cleanup);

async function search(meta: object | undefined, query: string) {
  const getList = async () => ({ data: [{ id: '1', name: 'Badge' }], total: 1, meta });
  await renderAdmin(
    <Form record={{ id: '1', root: null }}>
      <RelationInput source="root.id" reference="templates" />
    </Form>,
    { dataProvider: { getList: getList as never } },
  );
  await userEvent.type(screen.getByPlaceholderText('Search...'), query);
  await screen.findByRole('option', { name: 'Badge' });
}

it('says when what was typed was looked for in the first records only', async () => {
  await search({ searched: 200 }, 'ba');
  expect(await screen.findByRole('option', { name: 'Only the first 200 were searched.' })).toHaveProperty(
    'ariaDisabled',
    'true',
  );
});

it('says nothing where all of them were searched', async () => {
  await search(undefined, 'ba');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
