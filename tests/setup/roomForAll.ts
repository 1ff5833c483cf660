import type { Availability } from '#overrides/bookings/wizard/data/WizardEvent.ts';

const use = { maximum: null, used: 0, placeholders: 0, free: null, isOver: false };
const yes = { allowed: true, code: null, message: null, overridable: false };

/** What there is room for on an event without limits. */
export const roomForAll: Availability = {
  countryId: null,
  country: null,
  eligibleWaiting: 0,
  placeholderExpiry: null,
  trainees: use,
  staff: use,
  waitingList: use,
  user: use,
  countriesOver: [],
  usersOver: [],
  bookTrainee: yes,
  bookStaff: yes,
  holdTrainee: yes,
  holdStaff: yes,
  joinWaitingList: yes,
};
