import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import { AccountButton } from './AccountButton.tsx';

it('an account is ended as soon as there is a connection', async () => {
  const { client, sent } = answeringClient(() => ({ data: { deactivateUser: { ID: '3' } } }));
  const user = {
    id: '3',
    fullName: 'Ida Berg',
    deactivatedAt: null,
    can: permissions({ deactivate: true }),
  };
  await renderAdmin(
    <RecordContextProvider value={user}>
      <AccountButton />
      <Notification />
    </RecordContextProvider>,
    { client },
  );
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  };
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['DeactivateUser'] });
  expect(await screen.findByText(/Ida Berg/)).toBeDefined();
});
