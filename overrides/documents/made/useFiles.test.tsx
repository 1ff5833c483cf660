import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import { useFiles } from './useFiles.ts';

it('an archive is asked for as soon as there is a connection', async () => {
  const { client, sent } = answeringClient(() => ({ data: null }));
  const Archive = () => {
    const { archive, busy } = useFiles();
    return (
      <button disabled={busy} onClick={() => void archive(['a'])}>
        Archive
      </button>
    );
  };
  await renderAdmin(<Archive />, { client });
  const press = () => userEvent.click(screen.getByRole('button'));
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['DocumentArchive'] });
});
