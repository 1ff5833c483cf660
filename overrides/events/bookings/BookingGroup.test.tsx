import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { BoardBooking } from '../board/Board.ts';
import { BookingGroup, type BookingGroupProps } from './BookingGroup.tsx';

const booking = (id: string, mayWrite: boolean): BoardBooking => ({
  id,
  bookingStatus: 'NEW',
  bookingType: 'TRAINEE',
  consumesSeat: true,
  countryNotAllowed: false,
  cancelReason: null,
  collectStatus: 'COMPLETE',
  collectMissing: [],
  dateExpiry: null,
  dateModified: '2026-11-20T08:00:00Z',
  can: permissions({
    update: mayWrite,
    confirm: mayWrite,
    cancel: mayWrite,
    attach: mayWrite,
    update_flights: mayWrite,
  }),
  participant: { id, fullName: `Guest ${id}` },
  country: null,
  author: null,
});

const group = (total: number, ...bookings: readonly BoardBooking[]): Pick<BookingGroupProps, 'group'> => ({
  group: { status: 'NEW', total, bookings },
});

const shared = { today: '2026-11-21', selected: new Set<string>(), onSelect: vi.fn() };

it('offers those who may choose nothing no more bookings than there are', async () => {
  const more = { load: vi.fn(), isComing: false };
  await renderAdmin(
    <BookingGroup {...shared} {...group(2, booking('1', false), booking('2', false))} more={more} />,
  );
  expect(screen.getByRole('link', { name: 'Guest 2' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /more of/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('leads to the first of those who came, also past some who may not be chosen', async () => {
  const here = [booking('1', false), booking('2', true)];
  const Growing = () => {
    const [bookings, setBookings] = useState(here);
    const more = {
      load: () => setBookings([...here, booking('3', true), booking('4', false)]),
      isComing: false,
    };
    return <BookingGroup {...shared} {...group(5, ...bookings)} more={more} />;
  };
  await renderAdmin(<Growing />);
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more of 5' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Guest 3' }));
  expect(screen.getByRole('button', { name: 'Show 1 more of 5' })).toBeDefined();
});

it('says of whom the event does not take any more which country that is, beside what is missing (S2)', async () => {
  const owing = { collectStatus: 'INCOMPLETE', collectMissing: ['dateArrival'] } as const;
  const ofCountry = { ...booking('1', false), ...owing, country: { id: '9', name: 'Germany' } };
  const bookings: readonly BoardBooking[] = [
    { ...ofCountry, countryNotAllowed: true },
    { ...ofCountry, id: '2' },
    {
      ...booking('3', true),
      countryNotAllowed: true,
      participant: null,
      country: { id: '8', name: 'Japan' },
    },
    { ...booking('4', false), countryNotAllowed: true },
  ];
  const more = { load: vi.fn(), isComing: false };
  await renderAdmin(<BookingGroup {...shared} {...group(4, ...bookings)} more={more} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/Country not allowed: Germany.*Missing: /),
    expect.not.stringContaining('not allowed'),
    expect.stringContaining('Country not allowed: Japan'),
    expect.stringContaining('Country not allowed: none given'),
  ]);
});
