import type {
  CreateEventBookingInput,
  CreateParticipantInput,
  CreateWaitingListEntryInput,
  EventBookingParticipant,
} from '#src/generated/schema.ts';
import type { NewPerson } from '#overrides/participants/index.ts';
import type { JourneyKind, WizardValues } from './WizardValues.ts';
import type { JourneySource, JourneyDetails } from './journeyFields.ts';

/** What somebody has typed; nothing where that is nothing, or blanks. */
const entered = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** Whom the form connects or creates; nobody for a placeholder. */
function participantInput({
  participantMode,
  chosen,
  participant,
}: WizardValues): EventBookingParticipant | undefined {
  if (participantMode === 'existing') return chosen === null ? undefined : { connect: chosen.id };
  return participantMode === 'new' ? { create: personInput(participant) } : undefined;
}

const personInput = (person: NewPerson): CreateParticipantInput => ({
  name_title: entered(person.nameTitle),
  first_name: entered(person.firstName),
  last_name: entered(person.lastName) ?? '',
  email: entered(person.email),
  phone: entered(person.phone),
  country_id: entered(person.country?.id),
  speciality: entered(person.speciality),
  job_title: entered(person.jobTitle),
  is_hcp: person.isHcp ?? undefined,
  onekey_id: entered(person.onekeyId),
  veeva_id: entered(person.veevaId),
});

/** 'date_check_in' of 'dateCheckIn'. */
type InputName<Source extends string> = Source extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${InputName<Rest>}`
  : Source;
type JourneyName = InputName<JourneySource>;

/** What a booking and a waiting-list entry both take. */
type JourneyInput = Pick<CreateEventBookingInput, JourneyName> &
  Pick<CreateWaitingListEntryInput, JourneyName>;

const journeyInput = (details: JourneyDetails): JourneyInput =>
  ({
    accommodation: details.accommodation ?? undefined,
    transportation: details.transportation ?? undefined,
    transport_method: entered(details.transportMethod),
    date_arrival: entered(details.dateArrival),
    arrival_from: entered(details.arrivalFrom),
    arrival_flight: entered(details.arrivalFlight),
    date_departure: entered(details.dateDeparture),
    departure_city: entered(details.departureCity),
    departure_to: entered(details.departureTo),
    departure_flight: entered(details.departureFlight),
    date_check_in: entered(details.dateCheckIn),
    date_check_out: entered(details.dateCheckOut),
    visa_required: details.visaRequired ?? undefined,
    date_of_birth: entered(details.dateOfBirth),
    passport_number: entered(details.passportNumber),
    passport_country_issue: entered(details.passportCountryIssue),
    passport_expiration_date: entered(details.passportExpirationDate),
    expectations: entered(details.expectations),
    notes: entered(details.notes),
  }) satisfies Readonly<Record<JourneyName, unknown>>;

export interface WizardCall {
  readonly target: JourneyKind;
  readonly eventId: string;
  readonly idempotencyKey: string;
}

type FormCall = Omit<WizardCall, 'target'>;

const isPlaceholder = ({ participantMode }: WizardValues) => participantMode === 'placeholder';

/** The form as the waiting list takes it: nothing for what was left empty, the same form always the same input (K5). */
export const entryInput = (
  values: WizardValues,
  { eventId, idempotencyKey }: FormCall,
): CreateWaitingListEntryInput => ({
  centre_event_id: eventId,
  participant: participantInput(values),
  ...(isPlaceholder(values) ? { notes: entered(values.notes) } : journeyInput(values)),
  idempotency_key: idempotencyKey,
});

/** The form as a booking takes it, which says besides what is booked, and why a limit may be passed. */
export const bookingInput = (values: WizardValues, call: FormCall): CreateEventBookingInput => ({
  ...entryInput(values, call),
  booking_status: 'NEW',
  booking_type: values.bookingType,
  country_id: isPlaceholder(values) ? entered(values.placeholderCountry?.id) : undefined,
  override_reason: entered(values.overrideReason),
});
