import { describe, expect, it } from 'vitest';
import { confirmsForReason } from '#overrides/bookings/confirmsForReason.ts';
import { passportReading, seatActions, writesFlightsOnly } from './actionsOf.ts';

const participant = { id: '1', fullName: 'Dr Żółciński', country: null };
const seat = ['update', 'confirm', 'cancel', 'attach', 'detach'];
const manager = [...seat, 'take_back'];
const all = [...manager, 'update_flights', 'reveal_passport', 'reveal_passport_at_once'];
const only = (allowed: readonly string[]) =>
  all.map((action) => ({ action, allowed: allowed.includes(action), why: null }));

describe('what can be done with a booking (B1)', () => {
  it.each([
    ['NEW', seat, ['confirm', 'pend', 'detach', 'cancel']],
    ['NOT_SET', seat, ['confirm', 'pend', 'detach', 'cancel']],
    ['PENDING', seat, ['confirm', 'detach', 'cancel']],
    ['CONFIRMED', seat, ['detach', 'cancel']],
    ['CONFIRMED', manager, ['pend', 'detach', 'cancel']],
    ['CANCELLED', seat, []],
    ['CANCELLED', manager, ['reopen']],
    ['PENDING', [], []],
    ['PENDING', ['confirm'], ['confirm']],
    ['CANCELLED', ['confirm'], []],
  ] as const)('%s, by whom %j is allowed: %j', (bookingStatus, allowed, actions) => {
    expect(seatActions({ bookingStatus, participant, can: only(allowed) })).toEqual(actions);
  });

  it('offers a placeholder no confirmation, but a participant (B2, P4)', () => {
    expect(seatActions({ bookingStatus: 'NEW', participant: null, can: only(seat) })).toEqual([
      'pend',
      'attach',
      'cancel',
    ]);
  });
});

describe('those who book nobody', () => {
  it.each([
    [['confirm'], true, false],
    [seat, false, false],
    [['update_flights'], false, true],
    [['confirm', 'update_flights'], true, true],
    [[...manager, 'update_flights'], false, false],
    [[], false, false],
  ] as const)(
    'allowed %j, they confirm for a reason: %s; write flights alone: %s',
    (allowed, confirms, flights) => {
      const record = { can: only(allowed) };
      expect([confirmsForReason(record), writesFlightsOnly(record)]).toEqual([confirms, flights]);
    },
  );
});

describe('reading a passport', () => {
  it.each([
    [[], 'none'],
    [['reveal_passport'], 'reason'],
    [['reveal_passport', 'reveal_passport_at_once'], 'free'],
  ] as const)('%j: %s', (allowed, answer) => expect(passportReading({ can: only(allowed) })).toBe(answer));
});
