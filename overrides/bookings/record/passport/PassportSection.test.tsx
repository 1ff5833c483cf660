import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { emptySeat } from '#tests/setup/emptySeat.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { PassportSection } from './PassportSection.tsx';

it.each([
  ['is there, if only to say that it is empty,', [], 1],
  ['that one may not read is not said to be empty', ['dateOfBirth'], 0],
])('a date of birth %s', async (_what, hiddenFields, shown) => {
  await renderAdmin(<PassportSection kind="booking" record={emptySeat} />, {
    resource: 'bookings',
    definitions: { bookings: { name: 'bookings', options: { type: 'EventBooking' } } },
    access: accessOf({ ...typeAccess('EventBooking', {}), hiddenFields }),
  });
  expect(screen.getByText('Visa required')).toBeDefined();
  expect(screen.queryAllByText('Date of birth')).toHaveLength(shown);
});
