import type { SectionHint } from '#codegen/hints/Hints.ts';
import type { EventBooking, WaitingListEntry } from '#src/generated/schema.ts';

/** A waiting-list entry keeps what its booking will need. */
const shared = [
  {
    name: 'travel',
    label: 'Travel',
    help: 'How the person comes and goes.',
    fields: [
      'transportation',
      'transportMethod',
      'dateArrival',
      'arrivalFrom',
      'arrivalFlight',
      'dateDeparture',
      'departureCity',
      'departureTo',
      'departureFlight',
    ],
  },
  {
    name: 'stay',
    label: 'Stay',
    help: 'The hotel nights.',
    fields: ['accommodation', 'dateCheckIn', 'dateCheckOut', 'numberOfNights'],
  },
  {
    name: 'passport',
    label: 'Passport',
    help: 'Only for those who need it for travel or a visa.',
    fields: [
      'visaRequired',
      'dateOfBirth',
      'passportNumber',
      'passportCountryIssue',
      'passportExpirationDate',
      'passportExpiresSoon',
    ],
  },
  { name: 'notes', label: 'Notes', help: 'What else is good to know.', fields: ['expectations', 'notes'] },
] as const satisfies readonly SectionHint<keyof EventBooking & keyof WaitingListEntry>[];

export const bookingSections = [
  {
    name: 'details',
    help: 'Who comes to which event.',
    fields: [
      'centreEvent',
      'participant',
      'bookingStatus',
      'bookingType',
      'dateExpiry',
      'cancelReason',
      'consumesSeat',
      'country',
      'countryNotAllowed',
      'author',
      'collectStatus',
      'collectMissing',
      'collectFields',
      'reportableSpendCount',
    ],
  },
  ...shared,
] as const satisfies readonly SectionHint<keyof EventBooking>[];

export const waitingListEntrySections = [
  {
    name: 'details',
    help: 'Who waits for which event.',
    fields: [
      'centreEvent',
      'participant',
      'position',
      'waitReason',
      'isNextEligible',
      'priority',
      'dateExpiry',
      'author',
      'collectStatus',
      'collectMissing',
    ],
  },
  ...shared,
] as const satisfies readonly SectionHint<keyof WaitingListEntry>[];
