import { describe, expect, it } from 'vitest';
import type { Board, BoardBooking, CountryUse, Permission } from './Board.ts';
import { groupBookings } from './groupBookings.ts';
import { byPressure, countriesOf } from './readBoard.ts';
import { whyNot } from './whyNot.ts';

const booking = (id: string, changes: Partial<BoardBooking> = {}): BoardBooking => ({
  id,
  bookingStatus: 'NEW',
  bookingType: 'TRAINEE',
  consumesSeat: true,
  countryNotAllowed: false,
  cancelReason: null,
  collectStatus: 'COMPLETE',
  collectMissing: [],
  dateExpiry: null,
  dateModified: '2027-01-01T00:00:00.000Z',
  can: [],
  participant: { id: `p${id}`, fullName: `Person ${id}` },
  country: { id: '4', name: 'Germany' },
  author: null,
  ...changes,
});

const page = (data: readonly BoardBooking[], total = data.length): Board['NEW'] => ({
  data,
  paginatorInfo: { total },
});

describe('groups of bookings', () => {
  it('go from settled to over, without empty ones; people keep their order, placeholders follow by last day', () => {
    const groups = groupBookings(
      {
        CONFIRMED: page([booking('sure', { bookingStatus: 'CONFIRMED' })]),
        PENDING: page([]),
        NEW: page(
          [
            booking('late', { participant: null, dateExpiry: '2027-05-09' }),
            booking('b'),
            booking('soon', { participant: null, dateExpiry: '2027-05-01' }),
          ],
          5,
        ),
        NOT_SET: page([]),
        CANCELLED: page([booking('gone', { bookingStatus: 'CANCELLED' })]),
      },
      // What moved to the next page while that was asked for is there once.
      { NEW: [booking('b'), booking('a')] },
    );
    expect(
      groups.map(({ status, bookings, total }) => [status, bookings.map(({ id }) => id), total]),
    ).toEqual([
      ['CONFIRMED', ['sure'], 1],
      ['NEW', ['b', 'a', 'soon', 'late'], 5],
      ['CANCELLED', ['gone'], 1],
    ]);
  });
});

describe('countries of the limit (C6)', () => {
  it('are those of seats that are taken, each once', () => {
    const france = { id: '5', name: 'France' };
    const found = countriesOf([
      booking('1'),
      booking('2'),
      booking('4', { country: france, consumesSeat: false }),
      booking('5', { country: null }),
    ]);
    expect(found.map(({ name }) => name)).toEqual(['Germany']);
  });

  it('come with those over their limit first, then the fullest', () => {
    const use = (name: string, used: number, isOver = false): CountryUse => ({
      id: name,
      name,
      use: { maximum: 4, used, placeholders: 0, free: 0, isOver },
    });
    const sorted = [use('A', 1), use('B', 4), use('C', 5, true)].sort(byPressure);
    expect(sorted.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  });
});

describe('why something cannot be added', () => {
  const yes: Permission = { allowed: true, code: null, message: null, overridable: false };
  const no: Permission = {
    allowed: false,
    code: 'EVENT_FULL',
    message: 'All seats are taken.',
    overridable: false,
  };
  it.each([
    ['nothing to say', [yes, no], true, undefined],
    ['staff may still be booked', [no, yes], true, 'add.only_staff'],
    ['a reason opens it', [{ ...no, overridable: true }, yes], true, 'add.with_reason'],
    ['closed', [no, no], false, 'add.not_booking'],
  ] as const)('%s', (_name, permissions, isOpen, word) => {
    const way = whyNot(permissions, 'add.not_booking');
    expect([way.isOpen, way.why?.word]).toEqual([isOpen, word]);
  });
});
