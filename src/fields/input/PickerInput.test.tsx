import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { PickerInput } from './PickerInput.tsx';

const options = ['Finland', 'France', 'Poland', 'Portugal'].map((label, id) => ({ id: String(id), label }));

it.each([[['0']], [[]]])('several are searched as one types, with %j chosen', async (countries) => {
  const onQuery = vi.fn();
  await renderAdmin(
    <Form record={{ id: '1', countries }}>
      <PickerInput source="countries" options={options} multiple onQuery={onQuery} />
    </Form>,
  );
  const picker = screen.getByRole('combobox');
  await userEvent.click(picker);
  await userEvent.keyboard('Pol');
  expect(picker).toHaveProperty('value', 'Pol');
  expect(onQuery).toHaveBeenLastCalledWith('Pol');
});
