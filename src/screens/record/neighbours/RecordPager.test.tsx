import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { useRef } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useKeepWalk } from '#src/screens/list/useKeepWalk.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RecordPager } from './RecordPager.tsx';

beforeEach(() => sessionStorage.clear());

const rows = Array.from({ length: 10 }, (_, index) => ({ id: String(index + 11) }));
const list: Partial<ListControllerResult> = {
  data: rows,
  total: 2900,
  page: 2,
  perPage: 10,
  sort: { field: 'name', order: 'ASC' },
  filterValues: { status: 'NEW' },
};
const Rows = () => {
  const box = useRef<HTMLUListElement>(null);
  useKeepWalk(box);
  return (
    <ul ref={box}>
      <li>
        <a href="#here" data-record="19">
          Row
        </a>
      </li>
    </ul>
  );
};
const Page = () => {
  const { id = '' } = useParams();
  return <RecordPager resource="events" id={id} pathOf={(one) => `/events/${one}`} />;
};

async function open(path: string, wasOpened: boolean) {
  const getList = vi.fn(async (_resource: string, _params: object) => ({
    data: [{ id: '21' }],
    total: 2900,
  }));
  const isRows = { current: true };
  const App = () =>
    isRows.current ? (
      <ListContextProvider value={list as ListControllerResult}>
        <Rows />
      </ListContextProvider>
    ) : (
      <Routes>
        <Route path="/events/:id" element={<Page />} />
      </Routes>
    );
  await renderAdmin(<App />);
  if (wasOpened) await userEvent.click(screen.getByRole('link', { name: 'Row' }));
  cleanup();
  isRows.current = false;
  const { pathname } = await renderAdmin(<App />, { path, dataProvider: { getList: getList as never } });
  return { getList, pathname };
}

it('a record stands where it stood in the list, and its neighbours are asked for only at the edge of what was seen', async () => {
  const { getList, pathname } = await open('/events/19', true);
  expect(await screen.findByText('19 of 2,900')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/events/18');
  expect(getList).not.toHaveBeenCalled();
  await userEvent.keyboard('j');
  expect(await screen.findByText('20 of 2,900')).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/events/21'),
  );
  expect(getList).toHaveBeenCalledExactlyOnceWith(
    'events',
    expect.objectContaining({
      filter: { status: 'NEW' },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 3, perPage: 10 },
    }),
  );
  await userEvent.keyboard('k');
  expect(await screen.findByText('19 of 2,900')).toBeDefined();
  expect(pathname()).toBe('/events/19');
});

it('a record that was not opened from its list asks for nothing and says nothing', async () => {
  const { getList } = await open('/events/18', true);
  await act(async () => undefined);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(getList).not.toHaveBeenCalled();
});
