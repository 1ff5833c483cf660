import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeWords } from './approvalRefusals.ts';
import { rateLimited } from './errors.ts';
import { capacityBelowBooked, eventHasBookings } from './bookingRefusals.ts';

describe('what an error counts agrees with its number', () => {
  it.each([
    [rateLimited(1), 'Too many attempts. Try again in 1 second.'],
    [rateLimited(30), 'Too many attempts. Try again in 30 seconds.'],
    [eventHasBookings(1), 'This event has 1 active booking. Cancel it first.'],
    [eventHasBookings(2), 'This event has 2 active bookings. Cancel them first.'],
    [
      capacityBelowBooked('input', 'max_trainees', { limit: 0, used: 1 }),
      '1 trainee is booked, so the maximum cannot be 0.',
    ],
    [
      capacityBelowBooked('input', 'max_trainees', { limit: 1, used: 2 }),
      '2 trainees are booked, so the maximum cannot be 1.',
    ],
    [
      capacityBelowBooked('input', 'max_staff', { limit: 0, used: 1 }),
      '1 member of staff is booked, so the maximum cannot be 0.',
    ],
    [
      capacityBelowBooked('input', 'max_staff', { limit: 1, used: 2 }),
      '2 members of staff are booked, so the maximum cannot be 1.',
    ],
  ])('%s', (error, message) => {
    expect(error.message).toBe(message);
  });
});

it('in a mail, what is read from the right on both sides of the arrow stays on its own', () => {
  expect(changeWords({ label: 'Leads', field: 'trainer', before: 'حداد', after: 'نجار' })).toBe(
    'Leads: \u2068حداد\u2069 → \u2068نجار\u2069.',
  );
});

it('every error with a code is made in this folder', () => {
  const server = new URL('..', import.meta.url);
  const elsewhere = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.startsWith('errors/') &&
      readFileSync(new URL(file, server), 'utf8').includes('new UserError('),
  );
  expect(elsewhere).toEqual([]);
});
