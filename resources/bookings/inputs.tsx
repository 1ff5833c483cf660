// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CountryCodeInput } from '../../src/fields/countryCode/CountryCodeInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { bookingStatusValues, bookingTypeValues } from '../enums.ts';

export const bookingInputs = {
  bookingStatus: (
    <EnumInput source="bookingStatus" name="BookingStatus" values={bookingStatusValues} required />
  ),
  bookingType: <EnumInput source="bookingType" name="BookingType" values={bookingTypeValues} required />,
  centreEvent: <RelationInput source="centreEvent.id" reference="events" required />,
  participant: <RelationInput source="participant.id" reference="participants" />,
  dateExpiry: <DateInput source="dateExpiry" />,
  accommodation: <BooleanInput source="accommodation" nullable />,
  transportation: <BooleanInput source="transportation" nullable />,
  transportMethod: <StringInput source="transportMethod" maxLength={500} width="choice" />,
  dateArrival: <DateInput source="dateArrival" />,
  arrivalFrom: <StringInput source="arrivalFrom" maxLength={500} width="choice" />,
  arrivalFlight: <StringInput source="arrivalFlight" maxLength={500} width="code" />,
  dateDeparture: <DateInput source="dateDeparture" />,
  departureCity: <StringInput source="departureCity" maxLength={500} width="choice" />,
  departureTo: <StringInput source="departureTo" maxLength={500} width="choice" />,
  departureFlight: <StringInput source="departureFlight" maxLength={500} width="code" />,
  dateCheckIn: <DateInput source="dateCheckIn" />,
  dateCheckOut: <DateInput source="dateCheckOut" />,
  dateOfBirth: <DateInput source="dateOfBirth" />,
  passportNumber: <StringInput source="passportNumber" maxLength={500} width="choice" />,
  passportCountryIssue: <CountryCodeInput source="passportCountryIssue" />,
  passportExpirationDate: <DateInput source="passportExpirationDate" />,
  visaRequired: <BooleanInput source="visaRequired" nullable />,
  expectations: <LongTextInput source="expectations" maxLength={10000} />,
  notes: <LongTextInput source="notes" maxLength={10000} />,
  country: <RelationInput source="country.id" reference="countries" />,
  author: <RelationInput source="author.id" reference="users" required />,
  overrideReason: <StringInput source="overrideReason" maxLength={10000} />,
};

export const createBookingInputs = {
  bookingStatus: bookingInputs.bookingStatus,
  bookingType: bookingInputs.bookingType,
  centreEvent: bookingInputs.centreEvent,
  participant: bookingInputs.participant,
  dateExpiry: bookingInputs.dateExpiry,
  accommodation: bookingInputs.accommodation,
  transportation: bookingInputs.transportation,
  transportMethod: bookingInputs.transportMethod,
  dateArrival: bookingInputs.dateArrival,
  arrivalFrom: bookingInputs.arrivalFrom,
  arrivalFlight: bookingInputs.arrivalFlight,
  dateDeparture: bookingInputs.dateDeparture,
  departureCity: bookingInputs.departureCity,
  departureTo: bookingInputs.departureTo,
  departureFlight: bookingInputs.departureFlight,
  dateCheckIn: bookingInputs.dateCheckIn,
  dateCheckOut: bookingInputs.dateCheckOut,
  dateOfBirth: bookingInputs.dateOfBirth,
  passportNumber: bookingInputs.passportNumber,
  passportCountryIssue: bookingInputs.passportCountryIssue,
  passportExpirationDate: bookingInputs.passportExpirationDate,
  visaRequired: bookingInputs.visaRequired,
  expectations: bookingInputs.expectations,
  notes: bookingInputs.notes,
  country: bookingInputs.country,
  overrideReason: bookingInputs.overrideReason,
};
