import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { beforeAll, expect, it, vi } from 'vitest';
import { uploadLimits } from '#schema/uploadLimits.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImageInput } from './ImageInput.tsx';

beforeAll(() => {
  // jsdom has no addresses of files.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

async function renderInput() {
  const onSubmit = vi.fn();
  const { container } = await renderAdmin(
    <Form record={{ id: '1', photo: null }} onSubmit={onSubmit}>
      <ImageInput source="photo" mostBytes={uploadLimits.image} />
      <button type="submit">Send</button>
    </Form>,
  );
  const picker = container.querySelector('input');
  if (picker === null) throw new Error('There is nothing to choose a picture with.');
  const user = userEvent.setup({ applyAccept: false });
  return {
    choose: (file: File) => user.upload(picker, file),
    sent: async (): Promise<unknown> => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalled());
      return onSubmit.mock.lastCall?.[0];
    },
  };
}

const picture = new File(['x'], 'me.png', { type: 'image/png' });

it.each([
  [
    'a picture of more than the server takes',
    new File([new Uint8Array(uploadLimits.image + 1)], 'large.png', { type: 'image/png' }),
    'The image may have at most 10 MB.',
  ],
  [
    'what is no picture',
    new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
    'This is not an image we can read. Use JPEG, PNG, WebP or HEIF.',
  ],
])('%s is refused at the field, and not sent', async (_what, file, told) => {
  const { choose, sent } = await renderInput();
  await choose(file);
  expect(screen.getByRole('alert').textContent).toBe(told);
  expect(screen.queryByText(file.name)).toBeNull();
  expect(await sent()).toMatchObject({ photo: null });
  await choose(picture);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await sent()).toMatchObject({ photo: picture });
});

it.each([
  ['of a kind that the browser does not know', ''],
  ['as large as may be', 'image/jpeg'],
])('a picture %s is taken', async (_what, type) => {
  const { choose, sent } = await renderInput();
  const file = new File([new Uint8Array(uploadLimits.image)], 'me.heic', { type });
  await choose(file);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await sent()).toMatchObject({ photo: file });
});
