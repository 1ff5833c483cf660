import type { CreateEventBookingInput, CreateWaitingListEntryInput } from '#src/generated/schema.ts';
import { entered } from './entered.ts';
import type { JourneySource } from './journeyFields.ts';
import type { JourneyDetails } from './WizardValues.ts';

/** 'date_check_in' of 'dateCheckIn'. */
type InputName<Source extends string> = Source extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${InputName<Rest>}`
  : Source;
type JourneyName = InputName<JourneySource>;

/** What a booking and a waiting-list entry both take. */
type JourneyInput = Pick<CreateEventBookingInput, JourneyName> &
  Pick<CreateWaitingListEntryInput, JourneyName>;

export const journeyInput = (details: JourneyDetails): JourneyInput =>
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
