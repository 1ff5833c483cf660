import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';

const madeFile = (guid: string, isOutdated: boolean) => ({
  guid,
  title: guid,
  fileName: `${guid}.pdf`,
  runKey: null,
  runType: null,
  isOutdated,
});

it('the button that an archive is asked by keeps the focus until it is there', async () => {
  let answer: (value: { data: null }) => void = () => undefined;
  const { client, sent } = answeringClient(
    async () => new Promise<{ data: null }>((resolve) => (answer = resolve)),
  );
  const onClose = vi.fn();
  await renderAdmin(
    <ArchiveDialog documents={[madeFile('a', true), madeFile('b', false)]} onClose={onClose} />,
    {
      client,
    },
  );
  const all = screen.getByRole('button', { name: 'ZIP of all (2)' });
  await userEvent.click(all);
  await userEvent.keyboard('{Enter}');
  // A browser takes the focus from what is disabled; jsdom does not.
  expect(all).toHaveProperty('disabled', false);
  expect(globalThis.document.activeElement).toBe(all);
  answer({ data: null });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});
