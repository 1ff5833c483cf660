import type { BookingSource } from '#resources/bookings/index.ts';
import type { CenterSource } from '#resources/centers/index.ts';
import type { MergeContext } from '#resources/enums.ts';
import type { EventSource } from '#resources/events/index.ts';
import type { ParticipantSource } from '#resources/participants/index.ts';
import type { TrainerSource } from '#resources/trainers/index.ts';
import { camel } from '#src/fields/wording/camel.ts';

/** What a document can say of each thing that it is about. A field that the contract has no more does not compile. */
const fieldsOf = {
  CENTRE_EVENT: [
    'name',
    'dateStart',
    'dateEnd',
    'language',
    'objectives',
    'hotelName',
    'hotelAddress',
    'hotelPhone',
  ] satisfies EventSource[],
  TRAINING_CENTRE: ['name', 'address', 'postalCode', 'city'] satisfies CenterSource[],
  TRAINER: [
    'fullName',
    'nameTitle',
    'firstName',
    'lastName',
    'position',
    'hospital',
    'address',
    'postcode',
    'city',
  ] satisfies TrainerSource[],
  PARTICIPANT: [
    'fullName',
    'nameTitle',
    'firstName',
    'lastName',
    'jobTitle',
    'speciality',
    'address',
    'postalCode',
    'city',
  ] satisfies ParticipantSource[],
  EVENT_BOOKING: [
    'dateArrival',
    'arrivalFlight',
    'dateDeparture',
    'departureFlight',
    'dateCheckIn',
    'dateCheckOut',
    'numberOfNights',
    'passportNumber',
  ] satisfies BookingSource[],
  TRAINER_HONORARIA: [],
} as const satisfies Readonly<Record<MergeContext, readonly string[]>>;

const isContext = (value: unknown): value is MergeContext => typeof value === 'string' && value in fieldsOf;

/** 'CENTRE_EVENT' as paths begin: 'centreEvent'. */
const headOf = (context: MergeContext): string => camel(context.toLowerCase());

/** The paths of the gaps that a template on these contexts can have: 'participant.fullName'. */
export const mergeFieldsOf = (contexts: unknown): readonly string[] =>
  (Array.isArray(contexts) ? contexts.filter(isContext) : []).flatMap((context) =>
    fieldsOf[context].map((field) => `${headOf(context)}.${field}`),
  );
