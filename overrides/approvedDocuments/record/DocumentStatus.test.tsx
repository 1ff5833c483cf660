import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { documentRecord } from '../testing/documentRecord.ts';
import { DocumentStatus } from './DocumentStatus.tsx';

it('the keyboard stays at how the document stands when it is withdrawn, which is offered no more', async () => {
  const { client } = answeringClient(() => ({ data: { withdrawDocument: { id: '5', state: 'WITHDRAWN' } } }));
  const Page = () => {
    const [state, setState] = useState<'APPROVED' | 'WITHDRAWN'>('APPROVED');
    const can = permissions({ withdraw: state === 'APPROVED' });
    return (
      <>
        <button onClick={() => setState('WITHDRAWN')}>read again</button>
        <DocumentStatus document={documentRecord({ state, can })} />
      </>
    );
  };
  await renderAdmin(<Page />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await userEvent.keyboard('wrong file');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('read again'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('note')));
});

it('one whose trainer left waits for no approval: it is withdrawn', async () => {
  const left = 'Its trainer is no longer on the event. Compliance can withdraw it.';
  await renderAdmin(<DocumentStatus document={documentRecord({ blocks: [left], whyNotAgain: left })} />);
  expect(screen.getByText(/^It may not be used, and cannot be approved any more/)).toBeDefined();
});
