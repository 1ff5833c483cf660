import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CapacityBar, type CapacityBarProps } from './CapacityBar.tsx';

it.each<[CapacityBarProps, string, string]>([
  [
    { count: 11, placeholders: 2, maximum: 12 },
    '11 / 12',
    '11 of 12 booked, 2 of them held without a participant',
  ],
  [{ count: 13, maximum: 12 }, '13 / 12 · over limit', '13 of 12 booked, over limit'],
  [{ count: 40, maximum: null }, '40', '40 booked, no limit'],
  [{ count: 1, maximum: 3, counted: 'waiting' }, '1 / 3', '1 of 3 waiting'],
  [{ count: 0, maximum: 0 }, '0 / 0', '0 of 0 booked'],
  [{ count: 1200, maximum: 100_000 }, '1,200 / 100,000', '1,200 of 100,000 booked'],
])('%j reads as %s', async (seats, text, description) => {
  await renderAdmin(<CapacityBar {...seats} />);
  expect(screen.getByRole('img', { name: description }).textContent).toBe(text);
});

it('bars of one limit keep their places below one another', async () => {
  await renderAdmin(<CapacityBar count={5} maximum={12} />);
  expect(screen.getByText('5').style.minWidth).toBe('2ch');
});

it('a translation says all of it', async () => {
  const capacity = { booked_of: '%{count} von %{maximum} belegt', over: 'zu viele' };
  await renderAdmin(<CapacityBar count={13} maximum={12} />, { messages: { capacity } });
  expect(screen.getByRole('img', { name: '13 von 12 belegt, zu viele' }).textContent).toBe(
    '13 / 12 · zu viele',
  );
});
