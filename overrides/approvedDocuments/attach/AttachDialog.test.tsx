import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AttachDialog } from './AttachDialog.tsx';

const made = (title: string, runType: string) => ({
  id: title,
  guid: title,
  title,
  fileName: `${title}.pdf`,
  pages: 1,
  runType,
  dateCreated: '2027-01-01T10:00:00Z',
  author: null,
});

async function open() {
  const { client, sent } = answeringClient(({ variables }) => {
    const contract = variables['kind'] === 'TRAINER_CONTRACT';
    const data = contract ? [made('Contract', 'TRAINER_CONTRACT')] : [made('Invitation', 'INVITATION')];
    return { data: { generatedDocuments: { data, paginatorInfo: { total: contract ? 1 : 170 } } } };
  });
  await renderAdmin(
    <RecordContextProvider value={{ id: '12' }}>
      <AttachDialog holder="event" onClose={() => undefined} />
    </RecordContextProvider>,
    { client },
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, sent, toMade: () => userEvent.click(dialog.getByRole('radio', { name: /^Take one/ })) };
}

it('what the approval settles goes by the kind of a document that was made', async () => {
  const { dialog, toMade } = await open();
  const settles = () => dialog.getByRole('combobox', { name: 'What its approval settles' }).textContent;
  expect(settles()).toBe('What the centre requires and the event lacks');
  await toMade();
  expect(settles()).toBe('What its kind settles');
});

it('of more documents than are offered it says so, and those of a kind are found', async () => {
  const { dialog, toMade } = await open();
  await toMade();
  expect(await dialog.findByText('The newest 1 of 170. Choose a kind to find others.')).toBeDefined();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Trainer contract' }));
  expect(await dialog.findByRole('radio', { name: /^Contract/ })).toBeDefined();
  expect(dialog.queryByText(/^The newest/)).toBeNull();
});
