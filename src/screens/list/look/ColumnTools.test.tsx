import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ColumnTools } from './ColumnTools.tsx';

const columns = ['name', 'day', 'city', 'seats'].map((source) => ({ source }));

it.each([
  ['Move City to the very left', ['city', 'name', 'day', 'seats']],
  ['Move City to the left', ['name', 'city', 'day', 'seats']],
  ['Move City to the very right', ['name', 'day', 'seats', 'city']],
])('%s', async (name, order) => {
  const setLook = vi.fn();
  await renderAdmin(
    <ColumnTools source="city" name="City" look={{ columns, density: 'compact' }} setLook={setLook} />,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(setLook).toHaveBeenCalledWith({ columns: order.map((source) => ({ source })) });
});
