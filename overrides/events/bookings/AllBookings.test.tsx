import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookingFilters } from '#resources/bookings/index.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AllBookings } from './AllBookings.tsx';

it('the list of bookings is opened with those of the event', async () => {
  await renderAdmin(<AllBookings eventId="7" />);
  const href = screen.getByRole('link', { name: 'All in the list of bookings' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  expect(pathname).toBe('/bookings');
  const filter = JSON.parse(searchParams.get('filter') ?? '') as object;
  expect(filter).toEqual({ centre_event_id: '7' });
  expect(Object.keys(bookingFilters)).toEqual(expect.arrayContaining(Object.keys(filter)));
});
