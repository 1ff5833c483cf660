import { describe, expect, it } from 'vitest';
import type { Powers } from '../Powers.ts';
import type { SeatFacts, Use } from '../SeatFacts.ts';
import { countryLimit, userLimit } from './countryLimit.ts';
import { hardMaximum } from './hardMaximum.ts';
import { queue } from './queue.ts';
import { waitingListOpen } from './waitingListOpen.ts';

const powers: Powers = {
  overridesLimits: false,
  managesBookings: false,
  decidesLimits: false,
  decidesBookings: false,
  booksDrafts: false,
  confirmsWithout: false,
  raisesLimits: false,
};

/** An event whose every limit is so many, and used up. */
function usedUp(maximum: number): SeatFacts {
  const use: Use = { maximum, used: maximum, placeholders: 0 };
  return {
    eventId: '1',
    eventCountryId: '1',
    isBookable: true,
    isPublished: true,
    isOver: false,
    hasStarted: false,
    trainees: use,
    staff: use,
    waiting: use,
    countryId: '1',
    countryName: 'Poland',
    isCountryAllowed: true,
    isPersonBookable: true,
    country: use,
    user: use,
    authorCountries: 1,
    hasParticipant: true,
    isBooked: false,
    isWaiting: false,
    isUpgrade: false,
    isChange: false,
    eligibleAhead: maximum,
    dateStart: '2027-06-10',
    timeZone: 'UTC',
    placeholderExpiryDays: null,
  };
}

describe('what a rule counts agrees with its number', () => {
  it.each([
    [1, 'The only seat for trainees is taken.'],
    [2, 'All 2 seats for trainees are taken.'],
    [0, 'This event takes no trainees.'],
  ])('%i seats', (maximum, message) => {
    expect(hardMaximum(usedUp(maximum), 'TRAINEE', powers)?.message).toBe(message);
  });

  it.each([
    [1, 'The only seat for staff is taken.'],
    [2, 'All 2 seats for staff are taken.'],
  ])('%i seats for staff', (maximum, message) => {
    expect(hardMaximum(usedUp(maximum), 'STAFF', powers)?.message).toBe(message);
  });

  it.each([
    [1, 'The only place on the waiting list is taken.'],
    [2, 'All 2 places on the waiting list are taken.'],
  ])('%i places', (maximum, message) => {
    expect(waitingListOpen(usedUp(maximum))?.message).toBe(message);
  });

  it.each([
    [0, 'Poland may have 0 trainee seats on this event, and has used 0.'],
    [1, 'Poland may have 1 trainee seat on this event, and has used 1.'],
    [2, 'Poland may have 2 trainee seats on this event, and has used 2.'],
  ])('%i seats of a country', (maximum, message) => {
    expect(countryLimit(usedUp(maximum), powers)?.message).toBe(message);
  });

  it.each([
    [1, 'One user may book 1 trainee seat on this event, and 1 is booked.'],
    [2, 'One user may book 2 trainee seats on this event, and 2 are booked.'],
  ])('%i seats of a user', (maximum, message) => {
    expect(userLimit(usedUp(maximum), powers)?.message).toBe(message);
  });

  it.each([
    [1, 'Somebody on the waiting list comes first.'],
    [2, '2 people on the waiting list come first.'],
  ])('%i who wait', (ahead, message) => {
    expect(queue(usedUp(ahead), powers)?.message).toBe(message);
  });
});
