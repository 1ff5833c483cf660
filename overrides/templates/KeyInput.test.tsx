import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { KeyInput } from './KeyInput.tsx';

it('offers the keys that documents are made by, by their names, and says what the one typed is for', async () => {
  await renderAdmin(
    <Form>
      <KeyInput />
    </Form>,
    { resource: 'templates' },
  );
  const box = screen.getByRole('combobox', { name: 'Key' });
  await userEvent.click(box);
  expect(screen.getAllByRole('option')).toHaveLength(11);
  await userEvent.keyboard('letter');
  await userEvent.click(screen.getByRole('option', { name: /^Visa letter/ }));
  expect(box).toHaveProperty('value', 'visa-letter');
  expect(screen.getByText('Documents of this kind are made of it: Visa letter.')).toBeDefined();
  await userEvent.type(box, 's');
  expect(screen.getByText('No kind of documents is made by this key.')).toBeDefined();
});
