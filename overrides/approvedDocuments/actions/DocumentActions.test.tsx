import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { renderToLeave } from '#tests/setup/renderToLeave.tsx';
import { documentRecord } from '../testing/documentRecord.ts';
import { DocumentActions } from './DocumentActions.tsx';

const refusedAs = (code: string, message: string, validation?: object) => ({
  errors: [new GraphQLError(message, { extensions: { code, validation } })],
});
const moved = { label: 'Welcome', field: 'Start', before: '09:00', after: '09:05' };

/** The page has the record as it was first, then as the button of the test reads it again. */
const Page = ({ first, then = first }: { first: ApprovedDocumentRecord; then?: ApprovedDocumentRecord }) => {
  const [isAgain, setAgain] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAgain(true)} style={{ pointerEvents: 'auto' }}>
        read again
      </button>
      <DocumentActions document={isAgain ? then : first} />
    </>
  );
};

async function openApproval(answer: () => object, then?: ApprovedDocumentRecord) {
  const { client, sent } = answeringClient(() => answer());
  await renderAdmin(<Page first={documentRecord()} {...(then && { then })} />, { client });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, sent, approve: () => user.click(dialog.getByRole('button', { name: 'Approve' })) };
}

it('approving shows what one signs and sets in motion, asks for a job code and sends the hash that was seen', async () => {
  const { user, dialog, sent, approve } = await openApproval(() => ({
    data: { approveDocument: { id: '5', state: 'APPROVED' } },
  }));
  expect(dialog.getByText('agenda.pdf')).toBeDefined();
  expect(dialog.getByText('aaaabbbbcccc')).toBeDefined();
  expect(dialog.getByText('The agenda is kept as it is now.')).toBeDefined();
  await approve();
  expect(dialog.getByText('A job code is needed.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText(/Job code/));
  expect(sent).toHaveLength(0);
  await user.type(dialog.getByLabelText(/Job code/), 'JC-77');
  await approve();
  expect(sent[0]?.variables).toEqual({
    input: { id: '5', jobcode: 'JC-77', current_hash: 'aaaabbbbccccdddd' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a job code that is in use is said at its field', async () => {
  const { user, dialog, approve } = await openApproval(() =>
    refusedAs('VALIDATION', 'Some fields need your attention', {
      'input.jobcode': ['“JC-1” is the job code of another approval.'],
    }),
  );
  await user.type(dialog.getByLabelText(/Job code/), 'JC-1');
  await approve();
  const field = await dialog.findByRole('textbox', {
    description: '“JC-1” is the job code of another approval.',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('what changed while it was open is named, and the job code is kept for the next look', async () => {
  const then = documentRecord({ currentHash: 'eeee', changes: [moved] });
  const { user, dialog, approve } = await openApproval(
    () => refusedAs('STALE_APPROVAL', 'It changed while you looked at it.'),
    then,
  );
  await user.type(dialog.getByLabelText(/Job code/), 'JC-77');
  await approve();
  await user.click(screen.getByText('read again'));
  expect(dialog.getByRole('alert').textContent).toContain('Welcome09:00→09:05');
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Look again' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText<HTMLInputElement>(/Job code/).value).toBe('JC-77');
  expect(again.getByText('eeee')).toBeDefined();
});

it('an approval whose answer was lost is over once the page has read that it is there', async () => {
  const can = [{ action: 'approve', allowed: false, why: 'It is approved already.' }];
  const { user, dialog, approve } = await openApproval(
    () => {
      throw new TypeError('Failed to fetch');
    },
    documentRecord({ state: 'APPROVED', can }),
  );
  await user.type(dialog.getByLabelText(/Job code/), 'JC-77');
  await approve();
  expect((await dialog.findByRole('alert')).textContent).toContain('The server did not answer.');
  await user.click(screen.getByText('read again'));
  expect(dialog.getByRole('alert').textContent).toBe('It is approved already.');
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what was withdrawn meanwhile is not offered to be withdrawn again', async () => {
  const { client } = answeringClient(() => refusedAs('TRANSITION_NOT_ALLOWED', 'It was withdrawn already.'));
  const canBe = (withdraw: object) => ({
    can: [{ action: 'withdraw', allowed: true, why: null, ...withdraw }],
  });
  const then = documentRecord({
    state: 'WITHDRAWN',
    ...canBe({ allowed: false, why: 'It was withdrawn already.' }),
  });
  await renderAdmin(<Page first={documentRecord({ state: 'APPROVED', ...canBe({}) })} then={then} />, {
    client,
  });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'wrong file');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await dialog.findByText('It was withdrawn already.');
  await user.click(screen.getByText('read again'));
  expect(dialog.getByText('It was withdrawn already.')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers what the record allows, and no approval while something blocks it', async () => {
  const can = permissions({ approve: false, withdraw: true, remove: false, upload: true });
  await renderAdmin(<DocumentActions document={documentRecord({ can, blocks: ['A rate is missing.'] })} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Replace the file' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('a removal that is answered after one has left leads nobody away', async () => {
  const document = documentRecord({ can: permissions({ remove: true }) });
  const { user, leave, answer, pathname } = await renderToLeave(<DocumentActions document={document} />, {
    removeCustomDocument: { id: '5' },
  });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await leave();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await answer();
  expect(pathname()).toBe('/elsewhere');
});
