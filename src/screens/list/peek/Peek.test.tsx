import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { DataTable, HttpError, type PaginationPayload } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin, type RenderAdminOptions } from '#tests/setup/renderAdmin.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { ResourceShow } from '#src/screens/record/ResourceShow.tsx';
import { ShowSection } from '#src/screens/record/ShowSection.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { ResourceList } from '../ResourceList.tsx';

const meta = eventsMeta();
const deletion = parse('mutation ($id: ID!) { deleteEvent(id: $id) { id } }');
const rows = [1, 2].map((id) => ({ id: String(id), name: `Course ${id}`, hall: `Hall ${id}`, fee: '' }));
let drawn = 0;
const Watched = () => {
  drawn += 1;
  return null;
};
const Show = () => (
  <ResourceShow facts={[]}>
    <ShowSection name="details">
      <ShowField source="name" field={StringField} />
      <ShowField source="hall" field={StringField} />
      <ShowField source="fee" field={StringField} />
    </ShowSection>
    <ShowSection name="more">
      <ShowField source="id" field={StringField} />
    </ShowSection>
  </ResourceShow>
);

const openList = (
  dataProvider: RenderAdminOptions['dataProvider'],
  options: Pick<RenderAdminOptions, 'path' | 'metas'> = {},
) =>
  renderAdmin(
    <BesideListContext value={{ show: Show }}>
      <ResourceList>
        <DataTable.Col source="name" field={StringField} disableSort />
        <DataTable.Col source="watched" field={Watched} disableSort />
      </ResourceList>
    </BesideListContext>,
    {
      path: '/events',
      metas: { events: async () => meta },
      definitions: { events: { name: 'events', hasShow: true } },
      ...(dataProvider && { dataProvider }),
      ...options,
    },
  );

it('Space looks at a record, J goes on to the next, Esc comes back, and no row is drawn again', async () => {
  const getOne = vi.fn(async (_resource: string, { id }: { id: string }) => ({
    data: rows.find((row) => row.id === id),
  }));
  await openList({ getList: (async () => ({ data: rows, total: 2 })) as never, getOne: getOne as never });
  await screen.findByRole('link', { name: 'Course 1' });
  drawn = 0;
  await userEvent.keyboard('j ');
  const panel = await screen.findByRole('complementary');
  expect(await within(panel).findByText('Hall 1')).toBeDefined();
  // Said once: the name stands above, what is empty and what comes later on the page is left out.
  expect(within(panel).getAllByText('Course 1')).toHaveLength(1);
  expect(panel.querySelectorAll('section')).toHaveLength(1);
  await userEvent.keyboard('j');
  expect(await within(panel).findByText('Hall 2')).toBeDefined();
  await userEvent.keyboard('{Tab}{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(globalThis.document.activeElement?.textContent).toBe('Course 2');
  expect(drawn).toBe(0);
});

interface Paged {
  readonly pagination: PaginationPayload;
}

it('J goes on to the next page and K back, the look following; rows on their way out are not gone through', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const all = Array.from({ length: 60 }, (_, index) => ({ id: `${index + 1}`, name: `Course ${index + 1}` }));
  let arrive = () => {};
  const getList = vi.fn(async (_resource: string, { pagination: { page } }: Paged) => {
    if (page === 2) await new Promise<void>((resolve) => (arrive = resolve));
    return { data: all.slice((page - 1) * 50, page * 50), total: all.length };
  });
  await openList(
    {
      getList: getList as never,
      getOne: (async (_resource: string, { id }: { id: string }) => ({
        data: { id, name: `Course ${id}`, hall: `Hall ${id}` },
      })) as never,
    },
    { path: '/events?perPage=50' },
  );
  (await screen.findByRole('link', { name: 'Course 50' })).focus();
  await userEvent.keyboard(' ');
  const panel = await screen.findByRole('complementary');
  expect(await within(panel).findByText('Hall 50')).toBeDefined();
  await userEvent.keyboard('j');
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  await userEvent.keyboard('jk');
  expect(within(panel).getByText('Hall 50')).toBeDefined();
  arrive();
  expect(await within(panel).findByText('Hall 51')).toBeDefined();
  expect(globalThis.document.activeElement?.textContent).toBe('Course 51');
  await userEvent.keyboard('jk');
  expect(globalThis.document.activeElement?.textContent).toBe('Course 51');
  await userEvent.keyboard('k');
  expect(await within(panel).findByText('Hall 50')).toBeDefined();
  expect(globalThis.document.activeElement?.textContent).toBe('Course 50');
  await userEvent.click(within(panel).getByRole('button', { name: 'Next row' }));
  expect(await within(panel).findByText('Hall 51')).toBeDefined();
  expect(getList.mock.calls.every(([, { pagination }]) => pagination.page < 3)).toBe(true);
});

it('what somebody else has deleted is said to be gone once it is to be deleted here, and not looked at any more', async () => {
  const { restore: _restore, ...kept } = meta;
  const remove = { field: 'deleteEvent', operation: deletion, idVariable: 'id' };
  const gone = () => new HttpError('This record does not exist.', 404);
  const getOne = vi.fn().mockResolvedValueOnce({ data: rows[0] }).mockRejectedValue(gone());
  await openList(
    {
      getList: (async () => ({ data: rows, total: 2 })) as never,
      getOne: getOne as never,
      delete: async () => Promise.reject(gone()),
    },
    { metas: { events: async () => ({ ...kept, delete: remove }) } },
  );
  await screen.findByRole('link', { name: 'Course 1' });
  await userEvent.keyboard('j ');
  const panel = await screen.findByRole('complementary');
  await userEvent.click(await within(panel).findByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await within(panel).findByText(/^There is no event at this address/)).toBeDefined();
  expect(within(panel).queryByText('Hall 1')).toBeNull();
});
