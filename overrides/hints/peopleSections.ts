import type { SectionHint } from '#codegen/hints/Hints.ts';
import type { Participant, Trainer } from '#src/generated/schema.ts';

export const participantSections = [
  {
    name: 'details',
    help: 'Who the person is.',
    fields: [
      'fullName',
      'nameTitle',
      'firstName',
      'lastName',
      'gender',
      'isHcp',
      'jobTitle',
      'speciality',
      'nationality',
      'spokenLanguages',
    ],
  },
  {
    name: 'contact',
    label: 'Contact',
    help: 'How to reach the person.',
    fields: [
      'email',
      'phoneCountryCode',
      'phone',
      'mobile',
      'fax',
      'address',
      'city',
      'postalCode',
      'country',
    ],
  },
  {
    name: 'expertise',
    label: 'Experience',
    help: 'What the person has done so far.',
    fields: [
      'expertiseSpeciality',
      'expertiseToxin',
      'expertiseUltrasound',
      'expertiseEmg',
      'spasticityFocus',
      'techniquesUsed',
    ],
  },
  {
    name: 'needs',
    label: 'Needs and notes',
    help: 'What to look out for.',
    fields: ['allergies', 'dietaryRequirements', 'notes'],
  },
  {
    name: 'identity',
    label: 'Identity numbers',
    help: 'Unique where they are given.',
    fields: ['onekeyId', 'veevaId'],
  },
  {
    name: 'bookings',
    label: 'Bookings',
    help: 'Where the person has been and will be.',
    fields: ['bookingCount', 'nextBooking', 'eventBookings'],
  },
  {
    name: 'record',
    help: 'Who entered it, and when.',
    fields: ['author', 'dateCreated', 'dateModified'],
  },
] as const satisfies readonly SectionHint<keyof Participant>[];

export const trainerSections = [
  {
    name: 'details',
    help: 'Who the trainer is.',
    fields: [
      'fullName',
      'nameTitle',
      'firstName',
      'lastName',
      'photo',
      'position',
      'hospital',
      'faculty',
      'isDisabled',
    ],
  },
  {
    name: 'contact',
    label: 'Contact',
    help: 'How to reach the trainer.',
    fields: ['email', 'address', 'city', 'postcode', 'country'],
  },
  {
    name: 'profile',
    label: 'Profile',
    help: 'What invitations and programmes say.',
    fields: [
      'primaryLanguage',
      'spokenLanguages',
      'description',
      'experience',
      'mainInterests',
      'researchWork',
    ],
  },
  {
    name: 'fees',
    label: 'Fees',
    help: 'What accounting needs to pay the trainer.',
    fields: ['fmvAmount', 'fmvCurrency', 'fmvLastUpdated', 'vatPayable', 'sapNumber', 'onekeyId', 'veevaId'],
  },
  {
    name: 'honoraria',
    label: 'Honoraria',
    help: 'What the trainer is paid for events, by calendar year.',
    fields: ['trainerHonoraria'],
  },
  {
    name: 'events',
    label: 'Events',
    help: 'Where the trainer has taught and will teach.',
    fields: ['centreEventCount', 'centreEvents'],
  },
] as const satisfies readonly SectionHint<keyof Trainer>[];
