import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { TypeAccess } from '#src/data/access/Permission.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { renderToLeave } from '#tests/setup/renderToLeave.tsx';
import { DocumentsMenu } from './DocumentsMenu.tsx';

async function open(refused: readonly string[]) {
  const can = refused.map((action) => ({ action, allowed: false, why: 'Your roles do not let you.' }));
  const known: readonly TypeAccess[] = [{ type: 'DocumentRunEntry', can, hiddenFields: [], inputs: [] }];
  const access = { get: () => known, subscribe: () => () => undefined };
  await renderAdmin(<DocumentsMenu kinds={['AGENDA', 'COST_SUMMARY']} params={{ centre_event_id: '1' }} />, {
    access,
  });
}

it('offers the kinds that one may make, and names those that are for other roles', async () => {
  await open(['make_cost_summary']);
  await userEvent.click(screen.getByRole('button', { name: 'Documents…' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  expect(screen.getByText(/^Not for your roles: cost.summary\.$/)).toBeDefined();
});

it('is not there where one may make none', async () => {
  await open(['make_agenda', 'make_cost_summary']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a run that is there after one has left leads nobody away', async () => {
  const { user, leave, answer, pathname } = await renderToLeave(
    <DocumentsMenu kinds={['AGENDA']} params={{ centre_event_id: '1' }} />,
    { getOrCreateDocumentRun: { key: 'run-1' } },
  );
  await user.click(screen.getByRole('button', { name: 'Documents…' }));
  await user.click(screen.getByRole('menuitem'));
  await leave();
  await waitFor(() => expect(screen.queryByRole('button', { hidden: true })).toBeNull());
  await answer();
  expect(pathname()).toBe('/elsewhere');
});
