import { screen } from '@testing-library/react';
import { useListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useWholeParams } from './useKeptParams.ts';

const List = () => {
  useWholeParams('events');
  const [{ page, perPage }] = useListParams({ resource: 'events' });
  return <output>{`${page} of ${perPage}`}</output>;
};

it('the page that an address without filters named is come back to (spec §2)', async () => {
  const kept = { page: 3, perPage: 25, sort: 'name', order: 'ASC' };
  await renderAdmin(<List />, { path: '/events', stored: { 'events.listParams': kept } });
  expect(await screen.findByText('3 of 25')).toBeDefined();
});
