import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import { useRestoreVersion } from './useRestoreVersion.ts';
import type { TemplateVersion } from './versionOperations.ts';

it('an earlier version is had back as soon as there is a connection', async () => {
  const made = { id: '9', version: 4 };
  const { client, sent } = answeringClient(() => ({ data: { restoreMergeTemplate: made } }));
  const Version = () => {
    const restore = useRestoreVersion(3);
    return <button onClick={() => restore({ id: '5', version: 1 } as TemplateVersion)}>Ask</button>;
  };
  const { pathname } = await renderAdmin(<Version />, { client });
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  };
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['RestoreTemplate'] });
  await expect.poll(pathname).toBe('/templates/9');
});
