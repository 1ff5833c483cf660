import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { uploadLimits } from '#schema/uploadLimits.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { renderToLeave } from '#tests/setup/renderToLeave.tsx';
import { ImportFile } from './ImportFile.tsx';
import { importedMeta } from './testing/importedMeta.ts';

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

it('says at once that a file is too large, or one of several, and sends none', async () => {
  const { client, sent } = answeringClient(() => ({ data: null }));
  await renderAdmin(<ImportFile />, { client, metas: { events: async () => importedMeta } });
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'events.csv', { type: 'text/csv' });
  await userEvent.upload(input, file(uploadLimits.sheet + 1));
  expect(screen.getByRole('alert').textContent).toBe('The file may have at most 20 MB.');
  fireEvent.drop(document.body, { dataTransfer: { files: [file(1), file(2)] } });
  expect(screen.getByRole('alert').textContent).toBe('One file at a time.');
  expect(sent).toHaveLength(0);
  await userEvent.upload(input, file(1));
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['StartImport']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a file that has been read after one has left leads nobody away, and is told where it is', async () => {
  const { sent, user, leave, answer, pathname } = await renderToLeave(
    <ImportFile />,
    { startImport: { key: '7' } },
    { metas: { events: async () => importedMeta }, path: '/events/import' },
  );
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await user.upload(input, new File(['name'], 'events.csv', { type: 'text/csv' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await leave();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull());
  await answer();
  const way = await screen.findByRole('link', { name: 'To the import' });
  expect([pathname(), way.getAttribute('href')]).toEqual(['/elsewhere', '/events/import/7']);
});
