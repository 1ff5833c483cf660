import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { enterPath } from '../rateFigures.ts';
import { useRateDialog } from './useRateDialog.ts';

const Dialogs = () => {
  const { entering, isImporting, startImport, close } = useRateDialog();
  const { search } = useLocation();
  return (
    <>
      <output>{`${entering ?? (isImporting ? 'import' : 'none')} at ${search}`}</output>
      <button onClick={startImport}>Import</button>
      <button onClick={close}>Close</button>
    </>
  );
};

it('which dialog is open is none of what the list keeps of its address', async () => {
  await renderAdmin(<Dialogs />, {
    path: enterPath('EGP').replace('#', '?page=2#'),
    metas: {
      events: async () =>
        eventsMeta({ create: { field: 'createEvent', operation: eventsDocument, inputs: [] } }),
    },
  });
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('EGP at ?page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(said()).toBe('import at ?page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(said()).toBe('none at ?page=2');
});
