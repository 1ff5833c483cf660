import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { participantInputs } from '#resources/participants/inputs.tsx';
import { trainerInputs } from '#resources/trainers/inputs.tsx';

it.each([
  ['sapNumber', trainerInputs.sapNumber, 'SAP 40-123456', '40123456'],
  ['onekeyId', trainerInputs.onekeyId, 'WTR 0001-0000', 'WTR00010000'],
  ['veevaId', participantInputs.veevaId, 'V.000 001/1234', 'V0000011234'],
  ['phoneCountryCode', participantInputs.phoneCountryCode, '(0)044', '+0044'],
  ['phoneCountryCode', participantInputs.phoneCountryCode, '+', null],
])('%s of the generated form is typed along its mask (spec §5)', async (source, input, typed, kept) => {
  const onSubmit = vi.fn();
  await renderAdmin(
    <Form record={{ id: '1', [source]: null }} onSubmit={onSubmit}>
      {input}
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveProperty('value', kept ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ [source]: kept });
});
