import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { roomForAll } from '#tests/setup/roomForAll.ts';
import type { Availability, BoardEvent, Permission } from '../board/Board.ts';
import { BookingActions } from './BookingActions.tsx';

const no = (code: string, message: string): Permission => ({
  allowed: false,
  code,
  message,
  overridable: false,
});
const free = no('WAITING_NOT_NEEDED', 'Seats are free: book instead of waiting.');
const open: Availability = { ...roomForAll, placeholderExpiry: '2027-03-01', joinWaitingList: free };

const event: BoardEvent = {
  id: '7',
  name: 'Spring course',
  timeZone: 'Europe/Berlin',
  dateStart: '2027-03-01',
  dateEnd: '2027-03-03',
  maxBookingsCountry: null,
  maxBookingsUser: null,
};

async function renderActions(availability: Availability, over: Partial<BoardEvent> = {}) {
  await renderAdmin(<BookingActions board={{ event: { ...event, ...over }, availability }} />);
  return {
    booking: screen.getByText('Add a booking'),
    placeholders: screen.getByRole<HTMLButtonElement>('button', { name: 'Add placeholders' }),
  };
}

it('an event that has begun takes bookings but no placeholders, and says so before one asks (P1)', async () => {
  const begun = no('EVENT_OVER', 'The event has begun: name a participant.');
  const { booking, placeholders } = await renderActions({ ...open, holdTrainee: begun, holdStaff: begun });
  expect(booking.getAttribute('href')).toBe('/bookings/wizard/events/7/add-booking');
  expect(placeholders.disabled).toBe(true);
  const why = document.getElementById(placeholders.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('No placeholder now: The event has begun: name a participant.');
});

it('what closes both ways is said once', async () => {
  const full = no('EVENT_FULL', 'All 4 trainee seats are taken.');
  const all = { bookTrainee: full, bookStaff: full, holdTrainee: full, holdStaff: full };
  const { placeholders } = await renderActions({ ...open, ...all });
  expect(placeholders.disabled).toBe(true);
  expect(screen.getAllByText(/All 4 trainee seats are taken\./)).toHaveLength(1);
});

it('a country that is still to be chosen is asked for in the dialog (C6)', async () => {
  const asks = no('COUNTRY_REQUIRED', 'Choose the country that the placeholder counts against.');
  const { placeholders } = await renderActions({ ...open, holdTrainee: asks, holdStaff: asks });
  expect(placeholders.disabled).toBe(false);
});

it('while seats are free the way to the waiting list is open where a limit may block somebody (W2)', async () => {
  await renderActions(open);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the waiting list' }).disabled).toBe(
    true,
  );
  cleanup();
  await renderActions(open, { maxBookingsCountry: 4 });
  const way = screen.getByRole('link', { name: 'Add to the waiting list' });
  expect(document.getElementById(way.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'To the waiting list only for whom a limit blocks. Seats are free: book instead of waiting.',
  );
});
