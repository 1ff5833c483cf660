// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CountryCodeInput } from '../../src/fields/countryCode/CountryCodeInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { NumberInput } from '../../src/fields/number/NumberInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';

export const waitingListEntryInputs = {
  centreEvent: <RelationInput source="centreEvent.id" reference="events" required />,
  participant: <RelationInput source="participant.id" reference="participants" />,
  priority: <NumberInput source="priority" />,
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
  overrideReason: <StringInput source="overrideReason" maxLength={10000} />,
};

export const createWaitingListEntryInputs = {
  centreEvent: waitingListEntryInputs.centreEvent,
  participant: waitingListEntryInputs.participant,
  priority: waitingListEntryInputs.priority,
  dateExpiry: waitingListEntryInputs.dateExpiry,
  accommodation: waitingListEntryInputs.accommodation,
  transportation: waitingListEntryInputs.transportation,
  transportMethod: waitingListEntryInputs.transportMethod,
  dateArrival: waitingListEntryInputs.dateArrival,
  arrivalFrom: waitingListEntryInputs.arrivalFrom,
  arrivalFlight: waitingListEntryInputs.arrivalFlight,
  dateDeparture: waitingListEntryInputs.dateDeparture,
  departureCity: waitingListEntryInputs.departureCity,
  departureTo: waitingListEntryInputs.departureTo,
  departureFlight: waitingListEntryInputs.departureFlight,
  dateCheckIn: waitingListEntryInputs.dateCheckIn,
  dateCheckOut: waitingListEntryInputs.dateCheckOut,
  dateOfBirth: waitingListEntryInputs.dateOfBirth,
  passportNumber: waitingListEntryInputs.passportNumber,
  passportCountryIssue: waitingListEntryInputs.passportCountryIssue,
  passportExpirationDate: waitingListEntryInputs.passportExpirationDate,
  visaRequired: waitingListEntryInputs.visaRequired,
  expectations: waitingListEntryInputs.expectations,
  notes: waitingListEntryInputs.notes,
};

export const createWaitingListEntryDefaults = { priority: 0 };
