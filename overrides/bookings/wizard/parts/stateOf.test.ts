import { expect, it } from 'vitest';
import type { Permission, PersonPermissions } from '../data/WizardEvent.ts';
import { stateOf } from './stateOf.ts';

const yes: Permission = { allowed: true, code: null, message: null, overridable: false };
const no = (code: NonNullable<Permission['code']>, overridable = false): Permission => ({
  allowed: false,
  code,
  message: `It is ${code}.`,
  overridable,
});
const all: PersonPermissions = { bookTrainee: yes, bookStaff: yes, joinWaitingList: yes };

it.each([
  ['free', 'booking', {}],
  ['free', 'entry', { bookTrainee: no('EVENT_FULL') }],
  ['blocked', 'booking', { bookTrainee: no('EVENT_FULL') }],
  ['reason', 'booking', { bookTrainee: no('EVENT_FULL', true) }],
  ['blocked', 'entry', { joinWaitingList: no('WAITING_NOT_NEEDED') }],
  ['booked', 'booking', { bookTrainee: no('BOOKING_DUPLICATE') }],
  ['booked', 'entry', { joinWaitingList: no('BOOKING_DUPLICATE') }],
  ['waiting', 'booking', { bookTrainee: no('EVENT_FULL'), joinWaitingList: no('WAITING_DUPLICATE') }],
  ['waiting', 'entry', { joinWaitingList: no('WAITING_DUPLICATE') }],
] as const)('somebody is %s for a %s with %j', (state, target, permissions) => {
  expect(stateOf({ ...all, ...permissions }, target, 'TRAINEE').state).toBe(state);
});

it('goes by the type of the booking, and says why', () => {
  const full = { ...all, bookTrainee: no('EVENT_FULL') };
  expect(stateOf(full, 'booking', 'STAFF')).toEqual({ state: 'free', why: undefined });
  expect(stateOf(full, 'booking', 'TRAINEE').why).toBe('It is EVENT_FULL.');
});
