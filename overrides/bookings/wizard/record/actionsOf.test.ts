import { describe, expect, it } from 'vitest';
import { passportReading, seatActions } from './actionsOf.ts';

const participant = { id: '1', fullName: 'Dr Żółciński', country: null };

describe('what can be done with a booking (B1)', () => {
  it.each([
    ['NEW', 'booker', ['confirm', 'pend', 'detach', 'cancel']],
    ['NOT_SET', 'booker', ['confirm', 'pend', 'detach', 'cancel']],
    ['PENDING', 'booker', ['confirm', 'detach', 'cancel']],
    ['CONFIRMED', 'booker', ['detach', 'cancel']],
    ['CONFIRMED', 'country_manager', ['pend', 'detach', 'cancel']],
    ['CANCELLED', 'booker', []],
    ['CANCELLED', 'administrator', ['reopen']],
    ['PENDING', 'viewer', []],
    ['PENDING', 'compliance', ['confirm']],
    ['CANCELLED', 'compliance', []],
  ] as const)('%s, for the role %s: %j', (bookingStatus, role, actions) => {
    expect(seatActions({ bookingStatus, participant }, [role])).toEqual(actions);
  });

  it('offers a placeholder no confirmation, but a participant (B2, P4)', () => {
    expect(seatActions({ bookingStatus: 'NEW', participant: null }, ['booker'])).toEqual([
      'pend',
      'attach',
      'cancel',
    ]);
  });
});

describe('reading a passport', () => {
  it.each([
    [['administrator'], 'none'],
    [['global_manager'], 'reason'],
    [['country_manager', 'booker'], 'free'],
    [['logistics'], 'free'],
    [['viewer'], 'none'],
  ] as const)('%j: %s', (roles, answer) => expect(passportReading(roles)).toBe(answer));
});
