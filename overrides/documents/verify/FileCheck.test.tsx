import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { FileCheck } from './FileCheck.tsx';

it('tells whether a file is the same, byte for byte, and uploads nothing', async () => {
  const fileHash = createHash('sha256').update('%PDF-1.7 as it was').digest('hex');
  await renderAdmin(<FileCheck fileHash={fileHash} />);
  expect(screen.getByText(/compared in your browser and not uploaded/)).toBeDefined();
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File(['%PDF-1.7 as it was'], 'kept.pdf'));
  expect(await screen.findByText('kept.pdf is this document, byte for byte.')).toBeDefined();
  await userEvent.upload(input, new File(['%PDF-1.7 as it was!'], 'other.pdf'));
  expect(await screen.findByText(/other\.pdf is another file/)).toBeDefined();
});
