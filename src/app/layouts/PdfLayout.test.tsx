import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { PdfLayout } from './PdfLayout.tsx';

it('paper tells its keys too', async () => {
  await renderAdmin(<PdfLayout>Agenda</PdfLayout>);
  // Its code is on the way.
  await waitFor(async () => {
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeDefined();
  });
});
