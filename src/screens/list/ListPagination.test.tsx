import { screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { ListPagination } from './ListPagination.tsx';

const meta: ResourceMeta = { name: 'loans', type: 'Loan', idField: 'id', representation: ['id'] };

/** A page of three rows of a list that does not say how many it has. */
const Uncounted = ({ page, hasNextPage }: { readonly page: number; readonly hasNextPage: boolean }) => {
  const list = useList({ data: [{ id: 1 }, { id: 2 }, { id: 3 }], perPage: 10 });
  return (
    <ListContextProvider value={Object.assign({}, list, { page, total: undefined, hasNextPage })}>
      <ListPagination />
    </ListContextProvider>
  );
};

it.each([
  [{ page: 1, hasNextPage: true }, '1-3 of more than 3'],
  [{ page: 2, hasNextPage: false }, '11-13 of 13'],
])('of a list that is not counted, %j says %s', async (props, said) => {
  await renderAdmin(<Uncounted {...props} />, { resource: 'loans', metas: { loans: async () => meta } });
  expect(await screen.findByText(said)).toBeDefined();
});
