import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ApprovalBanner } from './ApprovalBanner.tsx';

async function renderBanner(state: string, approve: boolean, made: object = { isCustomDocument: true }) {
  const held = {
    id: '5',
    name: 'Agenda',
    state,
    fileName: 'agenda.pdf',
    changes: [{ label: 'Welcome', field: 'Start', before: '09:00', after: '09:05' }],
    approvedFilePath: null,
    whyNotAgain: null,
    can: permissions({ approve }),
    ...made,
  };
  const { client } = answeringClient(() => ({ data: { approvedDocuments: [held] } }));
  await renderAdmin(
    <RecordContextProvider value={{ id: '7', approvedDocument: { id: '5', name: 'Agenda', state } }}>
      <ApprovalBanner holder="event" />
    </RecordContextProvider>,
    { client },
  );
}

it('of a stale document it names what changed, who must act, and leads there', async () => {
  await renderBanner('STALE', false);
  expect(screen.getByText('“Agenda” has changed since its approval')).toBeDefined();
  expect(await screen.findByText('Welcome: 09:00 → 09:05')).toBeDefined();
  expect(screen.getByText(/Compliance must approve it before it may be used\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the document' }).getAttribute('href')).toBe(
    '/approvedDocuments/5',
  );
});

it('tells who can approve it so, and is silent of what may be used', async () => {
  await renderBanner('STALE', true);
  expect(await screen.findByText(/You can approve it\./)).toBeDefined();
  cleanup();
  await renderBanner('APPROVED', true);
  expect(screen.queryByRole('note')).toBeNull();
});

it.each([
  [
    'whose trainer left before its approval',
    'TO_APPROVE',
    { whyNotAgain: 'It can be withdrawn.' },
    /“Agenda” cannot be approved any more/,
  ],
  ['changed since it was made', 'TO_APPROVE', {}, /made again and put in its place, then compliance/],
  ['changed since its approval', 'STALE', {}, /made again and put in its place, then compliance/],
  ['whose trainer left', 'STALE', { whyNotAgain: 'It can be withdrawn.' }, /It can be withdrawn\./],
  [
    'was made again since',
    'STALE',
    { approvedFilePath: '/files/5' },
    /Compliance must approve it before it may be used\./,
  ],
])('of one that was made and %s it says what comes next (F1)', async (_case, state, made, said) => {
  await renderBanner(state, false, { isCustomDocument: false, ...made });
  expect(await screen.findByText(said)).toBeDefined();
});
