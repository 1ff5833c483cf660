import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { FilterProperty } from '../model/FilterProperty.ts';
import { TestValue } from './TestValue.tsx';

const weight: FilterProperty = {
  name: 'weight',
  kind: 'float',
  source: 'weight',
  keys: {},
  operators: ['EQ'],
};

async function render(operator: string, onChange: (value: unknown) => void) {
  const Editor = () => {
    const [value, setValue] = useState<unknown>(null);
    const change = (next: unknown) => {
      setValue(next);
      onChange(next);
    };
    return <TestValue property={weight} operator={operator} value={value} onChange={change} />;
  };
  await renderAdmin(<Editor />);
}

it('a number is typed with its decimals', async () => {
  const onChange = vi.fn();
  await render('GT', onChange);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
  await userEvent.type(input, '2.5');
  expect(input.value).toBe('2.5');
  expect(onChange).toHaveBeenLastCalledWith(2.5);
  await userEvent.clear(input);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('both ends of a range are, each within its name', async () => {
  const onChange = vi.fn();
  await render('BETWEEN', onChange);
  const end = (name: string) => within(screen.getByRole('group', { name })).getByRole('textbox');
  await userEvent.type(end('From'), '0.05');
  await userEvent.type(end('To'), '1.5');
  expect(onChange).toHaveBeenLastCalledWith([0.05, 1.5]);
});
