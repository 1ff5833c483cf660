import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { BulkStatusButtons } from './BulkStatusButtons.tsx';

afterEach(cleanup);

it.each([
  [{ confirm: true, cancel: true }, ['Confirm', 'Cancel bookings']],
  // Compliance confirms what an authorisation holds up, and nothing else (B2).
  [{ confirm: true, cancel: false }, ['Confirm']],
  [{ confirm: false, cancel: false }, []],
])('offers what one’s roles do to bookings: %o', async (allowed, offered) => {
  await renderAdmin(<BulkStatusButtons ids={['1']} onChanged={vi.fn()} />, {
    definitions: { bookings: { name: 'bookings', options: { type: 'EventBooking' } } },
    access: accessOf(typeAccess('EventBooking', allowed)),
  });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
});
