import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { uploadLimits } from '#schema/uploadLimits.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { documentRecord } from '../testing/documentRecord.ts';
import { UploadArea } from './UploadArea.tsx';

const pdf = new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' });

it('another file is sent once its consequence has been confirmed', async () => {
  const { client, sent } = answeringClient(() => ({
    data: {
      uploadApprovedDocument: { id: '5', state: 'STALE', fileName: 'new.pdf', fileSize: 9, pages: 2 },
    },
  }));
  await renderAdmin(<UploadArea document={documentRecord({ state: 'APPROVED' })} />, { client });
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Replace the file', { selector: 'input' }), pdf);
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace “agenda.pdf” by “new.pdf”?' }));
  expect(dialog.getByText(/With another it is stale/)).toBeDefined();
  expect(sent).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Replace the file' }));
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { id: '5', pdfFile: pdf } }]);
});

it('what is no PDF, too large or one of several is not sent, and what the server refuses is said in its words', async () => {
  const { client, sent } = answeringClient(() => ({
    errors: [new GraphQLError('The file is encrypted.', { extensions: { code: 'PDF_REFUSED' } })],
  }));
  await renderAdmin(<UploadArea document={documentRecord({ fileName: null })} />, { client });
  const user = userEvent.setup({ applyAccept: false });
  const input = screen.getByLabelText('Upload a file', { selector: 'input' });
  await user.upload(input, new File(['x'], 'picture.png', { type: 'image/png' }));
  expect(screen.getByRole('alert').textContent).toBe('“picture.png” is no PDF.');
  await user.upload(input, new File([new Uint8Array(uploadLimits.pdf + 1)], 'large.pdf'));
  expect(screen.getByRole('alert').textContent).toBe('The PDF may have at most 25 MB.');
  fireEvent.drop(input, { dataTransfer: { files: [pdf, pdf] } });
  expect(screen.getByRole('alert').textContent).toBe('One file at a time.');
  expect(sent).toHaveLength(0);
  await user.upload(input, pdf);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is encrypted.');
});
