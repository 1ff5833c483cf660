import { cleanup, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import userEvent from '@testing-library/user-event';
import { useRecordKeys } from '../keyboard/useRecordKeys.ts';
import { useFocusBack } from './useFocusBack.ts';

const List = ({ isThere }: { readonly isThere: (id: string) => boolean }) => {
  const rows = useRef<HTMLUListElement>(null);
  useFocusBack(rows);
  return (
    <main id="main">
      <h1 tabIndex={-1}>Courses</h1>
      <ul ref={rows}>
        {['6', '7', '8'].filter(isThere).map((id) => (
          <li key={id}>
            <a href={`#${id}`} data-record={id}>
              {`Course ${id}`}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};

const Record = () => {
  const navigate = useNavigate();
  useRecordKeys({ back: '/events' });
  return (
    <button type="button" onClick={() => void navigate('/events')}>
      Course
    </button>
  );
};

const open = async (path: string, isThere = (_id: string) => true) =>
  renderAdmin(
    <Routes>
      <Route path="/events" element={<List isThere={isThere} />} />
      <Route path="/events/:id" element={<Record />} />
    </Routes>,
    { path },
  );

it('Esc from a record leads back to its row, once (spec §2)', async () => {
  await open('/events/7');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Course 7'));
  cleanup();
  await open('/events');
  expect(document.activeElement).toBe(document.body);
});

it('nothing has the focus where the record is no longer in the list', async () => {
  await open('/events/7', (id) => id !== '7');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Course 8');
  expect(document.activeElement).toBe(document.body);
});

it('a row that comes after the page takes the focus over from its heading', async () => {
  await open('/events/7', (id) => id !== '7');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Course 8');
  screen.getByRole('heading').focus();
  const late = document.createElement('li');
  late.innerHTML = '<a href="#7" data-record="7">Course 7</a>';
  screen.getByRole('list').append(late);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Course 7'));
  late.remove();
});
