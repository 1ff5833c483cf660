import { cleanup, screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useKeepParams, useKeptParams } from './useKeptParams.ts';

afterEach(cleanup);

const Kept = () => <p>{JSON.stringify(useKeptParams('events')[0] ?? 'nothing')}</p>;
const Rows = () => {
  useKeepParams();
  return <Kept />;
};
const open = (path: string) =>
  renderAdmin(
    <ListBase sort={{ field: 'name', order: 'ASC' }} perPage={25}>
      <Rows />
    </ListBase>,
    { path, dataProvider: { getList: async () => ({ data: [], total: 0 }) } },
  );

it('a list is kept as it was looked at, also where nothing of it was changed', async () => {
  await open('/events');
  const kept = { filter: {}, sort: 'name', order: 'ASC', page: 1, perPage: 25 };
  expect(await screen.findByText(JSON.stringify(kept))).toBeDefined();
});

it('what the address says of it is kept, and not what the list begins with', async () => {
  await open(`/events?page=3&perPage=25&sort=dateStart&order=DESC&filter=${encodeURIComponent('{"a":"b"}')}`);
  const kept = await screen.findByText(/"page":3/);
  expect(JSON.parse(kept.textContent)).toMatchObject({
    filter: { a: 'b' },
    sort: 'dateStart',
    order: 'DESC',
    page: 3,
  });
});

it('nothing is kept of a list at which nobody has looked', async () => {
  await renderAdmin(<Kept />);
  expect(screen.getByText('"nothing"')).toBeDefined();
});
