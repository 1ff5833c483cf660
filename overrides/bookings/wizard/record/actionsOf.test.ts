import { describe, expect, it } from 'vitest';
import { confirmsForReason, passportReading, seatActions, writesFlightsOnly } from './actionsOf.ts';

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

describe('roles that book nobody', () => {
  it.each([
    [['compliance'], true, false],
    [['compliance', 'booker'], false, false],
    [['logistics'], false, true],
    [['logistics', 'compliance'], true, true],
    [['global_manager'], false, false],
    [['viewer'], false, false],
  ] as const)('%j confirm for a reason: %s; write flights alone: %s', (roles, confirms, flights) => {
    expect([confirmsForReason(roles), writesFlightsOnly(roles)]).toEqual([confirms, flights]);
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
