import { screen } from '@testing-library/react';
import { RecordContextProvider, type GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NoneRelated, RelatedField } from './RelatedField.tsx';

it('shows the first of many, and leads to all of them in their list', async () => {
  const asked: GetListParams[] = [];
  const getList = async (_resource: string, params: GetListParams) => {
    asked.push(params);
    const data = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, name: `Course ${index}` }));
    return { data: data as never, total: 1_001 };
  };
  await renderAdmin(
    <RecordContextProvider value={{ id: '7' }}>
      <RelatedField
        source="courses"
        reference="courses"
        target="place_id"
        sort={{ field: 'day', order: 'DESC' }}
      />
    </RecordContextProvider>,
    { dataProvider: { getList } },
  );
  const all = await screen.findByRole('link', { name: 'Show all 1,001' });
  expect(screen.getAllByText(/^Course/)).toHaveLength(50);
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe(
    '/courses?filter={"place_id":"7"}&sort=day&order=DESC',
  );
  expect(asked).toMatchObject([{ filter: { place_id: '7' }, pagination: { page: 1, perPage: 50 } }]);
});

it('says in words that there are none, and what the first step is', async () => {
  await renderAdmin(
    <RecordContextProvider value={{ id: '7' }}>
      <NoneRelated value={{ text: 'They are added here.', action: <button type="button">Add one</button> }}>
        <RelatedField source="courses" reference="courses" target="place_id" />
      </NoneRelated>
    </RecordContextProvider>,
    { dataProvider: { getList: async () => ({ data: [], total: 0 }) } },
  );
  expect(await screen.findByText(/^No courses yet/)).toBeDefined();
  expect(screen.getByText('They are added here.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add one' })).toBeDefined();
});
