import { describe, expect, it } from 'vitest';
import { passportReading, seatActions } from './actionsOf.ts';

const participant = { id: '1', fullName: 'Dr Żółciński', country: null };
const seat = ['update', 'confirm', 'cancel', 'attach', 'detach'];
const manager = [...seat, 'take_back'];
const all = [...manager, 'reveal_passport', 'reveal_passport_at_once'];
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

describe('reading a passport', () => {
  it.each([
    [[], 'none'],
    [['reveal_passport'], 'reason'],
    [['reveal_passport', 'reveal_passport_at_once'], 'free'],
  ] as const)('%j: %s', (allowed, answer) => expect(passportReading({ can: only(allowed) })).toBe(answer));
});
