import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { Link, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { uploadLimits } from '#schema/uploadLimits.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportFile } from './ImportFile.tsx';
import { importedMeta } from './testing/importedMeta.ts';

afterEach(cleanup);

it('takes cells that are pasted onto the page, and nothing that is pasted where one types or into a dialog', async () => {
  const { client, sent } = answeringClient(() => ({ data: null }));
  await renderAdmin(
    <>
      <ImportFile />
      <input aria-label="Search" />
      <textarea aria-label="Password" />
      <div data-testid="beside" />
    </>,
    { client, metas: { events: async () => importedMeta } },
  );
  const paste = (target: Element) =>
    fireEvent.paste(target, { clipboardData: { files: [], getData: () => 'name,city\nA,B' } });
  const button = await screen.findByRole('button');
  paste(screen.getByLabelText('Search'));
  paste(screen.getByLabelText('Password'));
  const beside = screen.getByTestId('beside');
  beside.setAttribute('role', 'dialog');
  paste(beside);
  await new Promise((later) => setTimeout(later, 50));
  expect(sent).toHaveLength(0);
  beside.removeAttribute('role');
  paste(button);
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['StartImport']));
});

it('says at once that a file is too large, and sends none', async () => {
  const { client, sent } = answeringClient(() => ({ data: null }));
  await renderAdmin(<ImportFile />, { client, metas: { events: async () => importedMeta } });
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'events.csv', { type: 'text/csv' });
  await userEvent.upload(input, file(uploadLimits.sheet + 1));
  expect(screen.getByRole('alert').textContent).toBe('The file may have at most 20 MB.');
  expect(sent).toHaveLength(0);
  await userEvent.upload(input, file(1));
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['StartImport']));
  expect(screen.queryByText('The file may have at most 20 MB.')).toBeNull();
});

it('a file that has been read after one has left leads nobody away, and is told where it is', async () => {
  let answer = (): void => undefined;
  const { client, sent } = answeringClient(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: { startImport: { key: '7' } } });
      }),
  );
  const { pathname } = await renderAdmin(
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path="/events/import" element={<ImportFile />} />
        <Route path="*" element={null} />
      </Routes>
      <Notification />
    </>,
    { client, metas: { events: async () => importedMeta }, path: '/events/import' },
  );
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File(['name'], 'events.csv', { type: 'text/csv' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull());
  await act(async () => answer());
  const way = await screen.findByRole('link', { name: 'To the import' });
  expect([pathname(), way.getAttribute('href')]).toEqual(['/elsewhere', '/events/import/7']);
});
