import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { FieldPalette } from './FieldPalette.tsx';

it('says what was looked for where no field is called that (spec §9)', async () => {
  const act = { onChoose: vi.fn(), onEscape: vi.fn() };
  await renderAdmin(<FieldPalette fields={[]} isPending={false} label="Search the fields" {...act} />);
  expect(screen.getByText('No options.')).toBeDefined();
  await userEvent.type(screen.getByRole('combobox'), 'zzq');
  expect(screen.getByText('No results for "zzq".')).toBeDefined();
});
