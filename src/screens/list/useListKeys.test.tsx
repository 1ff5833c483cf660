import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useListKeys } from './useListKeys.ts';

const editMany = vi.fn();
const deleteMany = vi.fn();
const List = () => {
  const rows = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [hasBar, setBar] = useState(false);
  const may = { canCreate: true, canEdit: true, canSearch: false, canFilter: false };
  useListKeys({ resource: 'events', ...may, search, filterButton, rows, step: vi.fn() });
  return (
    <>
      <ul ref={rows}>
        <li>
          <input type="checkbox" />
          <a href="#7" data-record="7">
            Day course
          </a>
        </li>
        {hasBar && (
          <li role="toolbar">
            <button type="button" aria-keyshortcuts="E" onClick={editMany}>
              Edit…
            </button>
            <button type="button" aria-keyshortcuts="Delete" onClick={deleteMany}>
              Delete
            </button>
          </li>
        )}
      </ul>
      <button type="button" onClick={() => setBar(true)}>
        Arrive
      </button>
    </>
  );
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('E waits for the bar of what was ticked just now, and edits the row at hand where nothing is', async () => {
  const { pathname } = await renderAdmin(<List />, { path: '/events' });
  screen.getByText('Day course').focus();
  press('x');
  press('e');
  expect([pathname(), editMany.mock.calls.length]).toEqual(['/events', 0]);
  fireEvent.click(screen.getByText('Arrive'));
  await waitFor(() => expect(editMany).toHaveBeenCalledOnce());
  expect(pathname()).toBe('/events');
  cleanup();

  const again = await renderAdmin(<List />, { path: '/events' });
  screen.getByText('Day course').focus();
  press('e');
  await waitFor(() => expect(again.pathname()).toBe('/events/7/edit'));
});

it('Delete waits for the bar as well, however often it is pressed, and means nothing where nothing is ticked', async () => {
  await renderAdmin(<List />, { path: '/events' });
  screen.getByText('Day course').focus();
  expect(press('Delete')).toBe(true);
  press('x');
  press('Delete');
  expect(press('Delete')).toBe(false);
  expect(deleteMany).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Arrive'));
  await waitFor(() => expect(deleteMany).toHaveBeenCalledOnce());
});
