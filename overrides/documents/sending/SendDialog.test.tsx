import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MadeActions } from '../made/MadeActions.tsx';
import type { MadeFile } from '../made/useFiles.ts';
import { SendDialog } from './SendDialog.tsx';

const aFile = (changes: Partial<MadeFile> = {}): MadeFile => ({
  guid: 'a',
  title: 'Invitation',
  fileName: 'a.pdf',
  runKey: 'run-1',
  runType: 'INVITATION',
  isOutdated: false,
  ...changes,
});

const mail = (guid: string, changes: object) => ({
  guid,
  label: `Guest ${guid}`,
  email: `${guid}@example.org`,
  html: `<p>Dear guest ${guid}</p>`,
  dateSent: null,
  whyNot: null,
  ...changes,
});
const mails = [
  mail('a', {}),
  mail('b', { dateSent: '2027-03-12T10:00:00.000Z', whyNot: 'Has had it.' }),
  mail('c', { email: null, whyNot: 'No address.' }),
];
const row = { key: 'a', label: 'Guest a', state: 'DONE', message: null };
const task = {
  id: '1',
  title: 'Mails',
  state: 'DONE',
  total: 2,
  done: 1,
  failed: 1,
  isCancelling: false,
  message: null,
};
const failed = { key: 'b', label: 'Guest b', state: 'FAILED', message: 'The address does not exist.' };
const templates = [
  { id: '5', name: 'Cover', key: null, version: 1, rootId: null },
  { id: '6', name: 'Cover letter', key: null, version: 2, rootId: '5' },
  { id: '7', name: 'Invitation', key: 'invitation', version: 1, rootId: null },
  { id: '8', name: 'Trainer contract', key: 'trainer-contract', version: 1, rootId: null },
];
/** They are read a page at a time; the newest version of one is on another page than its first. */
const templatePages = [templates.slice(0, 1), templates.slice(1)];
const templatesOf = ({ page }: Readonly<Record<string, unknown>>) => ({
  data: templatePages[Number(page) - 1],
  paginatorInfo: { hasMorePages: page !== templatePages.length },
});

it('shows each mail before it goes, and sends nobody a document twice unless asked to (M5)', async () => {
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'CoveringTemplates') return { data: { mergeTemplates: templatesOf(variables) } };
    if (name === 'DocumentMails') return { data: { documentMails: mails } };
    return { data: { sendDocuments: { ...task, rows: [row, failed] } } };
  });
  await renderAdmin(
    <SendDialog
      documents={['a', 'b', 'c'].map((guid) => aFile({ guid }))}
      subject="Invitation"
      onClose={vi.fn()}
    />,
    {
      client,
    },
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Covering text' }));
  // No older version, and none that is a paper by itself.
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Cover letter',
    'Invitation',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Cover letter' }));
  expect(await screen.findByText('No address')).toBeDefined();
  expect(screen.getByText(/^Had it on 12 Mar 2027/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Guest a/ }));
  expect(screen.getByText('Dear guest a')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send 1' })).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: 'Send again to 1 who has had it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send 2' }));
  expect(sent.at(-1)?.variables['input']).toMatchObject({
    template_id: '6',
    again: true,
    subject: 'Invitation',
  });
  expect(await screen.findByText('The address does not exist.')).toBeDefined();
  expect(screen.getByText('On its way')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

const mismatch = new GraphQLError('This was asked for before with other values.', {
  extensions: { code: 'IDEMPOTENCY_MISMATCH' },
});

it('stays until it is known what became of the mails, and what was asked otherwise before is another sending', async () => {
  let answer = (): void => undefined;
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'CoveringTemplates') return { data: { mergeTemplates: templatesOf(variables) } };
    if (name === 'DocumentMails') return { data: { documentMails: mails } };
    return new Promise((resolve) => {
      answer = () => resolve({ errors: [mismatch] });
    });
  });
  await renderAdmin(<MadeActions documents={[aFile()]} subject="Invitation" />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Covering text' }));
  await userEvent.click(screen.getByRole('option', { name: 'Cover letter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send 1' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  await act(async () => answer());
  expect(await screen.findByText('This was asked for before with other values.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send 1' }));
  const [first, second] = sent.filter(({ name }) => name === 'SendDocuments');
  expect(first?.variables['input']).not.toEqual(second?.variables['input']);
  await act(async () => answer());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const ofOldDays = [aFile(), aFile({ guid: 'b', isOutdated: true }), aFile({ guid: 'c' })];

it('counts what is outdated before it is handed on, and hands the others on unless asked to', async () => {
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'CoveringTemplates') return { data: { mergeTemplates: templatesOf(variables) } };
    const { documentGuids } = (variables['input'] ?? {}) as { readonly documentGuids: readonly string[] };
    if (name === 'DocumentMails')
      return { data: { documentMails: documentGuids.map((guid) => mail(guid, {})) } };
    return { data: null };
  });
  await renderAdmin(<MadeActions documents={ofOldDays} subject="Invitation" />, { client });
  const note = () => screen.findByText(/^1 of 3 was made for other days than its event has now/);
  const again = () => screen.getByRole('link', { name: 'Make it again' }).getAttribute('href');
  await userEvent.click(screen.getByRole('button', { name: 'ZIP of 3' }));
  await note();
  expect(again()).toBe('/documentRuns/run-1');
  await userEvent.click(screen.getByRole('button', { name: 'ZIP of the others (2)' }));
  expect(sent.at(-1)?.variables['guids']).toEqual(['a', 'c']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  await note();
  expect(again()).toBe('/documentRuns/run-1');
  await userEvent.click(screen.getByRole('combobox', { name: 'Covering text' }));
  await userEvent.click(screen.getByRole('option', { name: 'Cover letter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send 2' }));
  expect(sent.at(-1)?.variables['input']).toMatchObject({ documentGuids: ['a', 'c'] });
  await userEvent.click(screen.getByRole('switch', { name: 'Send it all the same' }));
  expect(await screen.findByRole('button', { name: 'Send 3' })).toBeDefined();
});
