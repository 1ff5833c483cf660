import type { Hints } from '#codegen/hints/Hints.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';
import { bookingSections, waitingListEntrySections } from './bookingSections.ts';

const eventFilterLabels = {
  centre_event_date_start_gte: 'Event starts from',
  centre_event_date_start_lt: 'Event starts before',
  centre_event_country_id: 'Country of the event',
  centre_event_training_centre_id: 'Centre',
} as const;

/** Encrypted where it is stored (G4). */
const passport = ['passportNumber', 'passportCountryIssue', 'passportExpirationDate'] as const;

const journeyWidths = {
  arrivalFlight: 'code',
  departureFlight: 'code',
  arrivalFrom: 'choice',
  departureTo: 'choice',
  transportMethod: 'choice',
} as const;

/** A booking and a waiting-list entry call alike what both keep. */
const journeyLabels = {
  collectMissing: 'Missing details',
  passportExpiresSoon: 'Passport expires too soon',
  collectStatus: 'Details given',
  dateArrival: 'Arrives',
  dateDeparture: 'Departs',
  dateCheckIn: 'Checks in',
  dateCheckOut: 'Checks out',
  numberOfNights: 'Nights',
  passportCountryIssue: 'Passport issued by',
  passportExpirationDate: 'Passport expires',
  visaRequired: 'Needs a visa',
  transportMethod: 'Means of transport',
} as const;

/** Bookings and the waiting list. */
export const bookingHints = {
  EventBooking: {
    name: 'bookings',
    representation: ['participant.fullName', 'centreEvent.name'],
    zone: 'centreEvent.timeZone',
    defaultColumns: [
      'participant',
      'centreEvent',
      'bookingStatus',
      'bookingType',
      'author',
      'dateExpiry',
      'collectStatus',
      'dateCreated',
    ],
    sort: { field: 'dateCreated', order: 'DESC' },
    // The most urgent first: by the day of the event, by the day on which the seat is lost.
    views: {
      // People who still owe something for an event that is to come (G1); who is cancelled owes nothing.
      chase: {
        label: 'Travel chase list',
        filter: {
          collect_status: 'INCOMPLETE',
          is_upcoming: true,
          is_placeholder: false,
          booking_status: ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED'],
        },
        sort: { field: 'centreEvent', order: 'ASC' },
      },
      // Who is to be met, flown and given a room; whoever has not said so yet is on the chase list.
      arrivals: {
        label: 'Arrivals',
        filter: {
          booking_status: ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED'],
          whereConditions: { AND: [{ column: 'DATE_ARRIVAL', operator: 'GTE', value: '@today' }] },
        },
        sort: { field: 'dateArrival', order: 'ASC' },
      },
      placeholders: {
        label: 'Placeholders',
        filter: { is_placeholder: true, is_upcoming: true, booking_status: ['NOT_SET', 'NEW', 'PENDING'] },
        sort: { field: 'dateExpiry', order: 'ASC' },
      },
      // S2: narrowing an event cancels nobody.
      narrowed: {
        label: 'Country not allowed',
        filter: { country_not_allowed: true },
        sort: { field: 'centreEvent', order: 'ASC' },
      },
    },
    sortSources: { NAME: 'participant', CENTRE_EVENT_DATE_START: 'centreEvent' },
    hidden: ['passportOnFile'],
    widths: journeyWidths,
    secrets: passport,
    choices: { collectFields: 'CollectField', collectMissing: 'CollectField' },
    names: { centreEvent: ['name', 'dateStart'] },
    facts: ['centreEvent', 'bookingType', 'dateExpiry', 'author'],
    labels: {
      bookingStatus: 'Status',
      bookingType: 'Type',
      centreEvent: 'Event',
      author: 'Booked by',
      dateExpiry: 'Placeholder expires',
      collectFields: 'Details to collect',
      countryNotAllowed: 'Country not allowed',
      consumesSeat: 'Takes a seat',
      cancelReason: 'Why cancelled',
      country: 'Country of the seat',
      reportableSpendCount: 'Reportable spend lines',
      ...journeyLabels,
      dateCreated: 'Created',
      dateModified: 'Changed',
    },
    filterLabels: {
      is_placeholder: 'Placeholder',
      participant_country: 'Country of the participant',
      is_upcoming: 'Event still to come',
      date_expiry_lt: 'Placeholder expires before',
      collect_status: 'Details',
      placeholder_outcome: 'What became of the placeholder',
      country_not_allowed: 'Country not allowed',
      ...eventFilterLabels,
    },
    sections: bookingSections,
    reason: 'overrideReason',
  },
  WaitingListEntry: {
    label: { one: 'Waiting-list entry', many: 'Waiting list' },
    representation: ['participant.fullName', 'centreEvent.name'],
    zone: 'centreEvent.timeZone',
    defaultColumns: [
      'participant',
      'centreEvent',
      'position',
      'waitReason',
      'isNextEligible',
      'priority',
      'author',
      'dateCreated',
    ],
    sort: { field: 'position', order: 'ASC' },
    views: {
      next: { label: 'Next for a seat', filter: { is_next_eligible: true } },
      mine: { label: 'Entered by me', filter: { author_id: '@me' } },
    },
    sortSources: { NAME: 'participant', CENTRE_EVENT_DATE_START: 'centreEvent' },
    hidden: ['passportOnFile'],
    widths: journeyWidths,
    secrets: passport,
    choices: { collectMissing: 'CollectField' },
    names: { centreEvent: ['name', 'dateStart'] },
    facts: ['centreEvent', 'priority', 'author', 'dateExpiry'],
    labels: {
      centreEvent: 'Event',
      author: 'Entered by',
      dateExpiry: 'Willing to wait until',
      position: 'Place in line',
      waitReason: 'Why waiting',
      isNextEligible: 'Next',
      ...journeyLabels,
      dateCreated: 'Waiting since',
      dateModified: 'Changed',
    },
    untested: ['passportExpirationDate'],
    filterLabels: eventFilterLabels,
    sections: waitingListEntrySections,
    reason: 'overrideReason',
  },
} as const satisfies Hints<ObjectTypes>['types'];
