// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CountryCodeField } from '../../src/fields/countryCode/CountryCodeField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import {
  bookingCancelReasonValues,
  bookingStatusValues,
  bookingTypeValues,
  collectFieldValues,
  collectStatusValues,
} from '../enums.ts';

export const bookingFields = {
  bookingStatus: (
    <ShowField source="bookingStatus">
      <EnumField source="bookingStatus" name="BookingStatus" values={bookingStatusValues} />
    </ShowField>
  ),
  bookingType: (
    <ShowField source="bookingType">
      <EnumField source="bookingType" name="BookingType" values={bookingTypeValues} />
    </ShowField>
  ),
  centreEvent: (
    <ShowField source="centreEvent">
      <RelationField source="centreEvent" reference="events" label={['name', 'dateStart']} />
    </ShowField>
  ),
  participant: (
    <ShowField source="participant">
      <RelationField source="participant" reference="participants" />
    </ShowField>
  ),
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  dateExpiry: <ShowField source="dateExpiry" field={DateField} />,
  accommodation: <ShowField source="accommodation" field={BooleanField} />,
  transportation: <ShowField source="transportation" field={BooleanField} />,
  transportMethod: <ShowField source="transportMethod" field={StringField} />,
  dateArrival: <ShowField source="dateArrival" field={DateField} />,
  arrivalFrom: <ShowField source="arrivalFrom" field={StringField} />,
  arrivalFlight: <ShowField source="arrivalFlight" field={StringField} />,
  dateDeparture: <ShowField source="dateDeparture" field={DateField} />,
  departureCity: <ShowField source="departureCity" field={StringField} />,
  departureTo: <ShowField source="departureTo" field={StringField} />,
  departureFlight: <ShowField source="departureFlight" field={StringField} />,
  dateCheckIn: <ShowField source="dateCheckIn" field={DateField} />,
  dateCheckOut: <ShowField source="dateCheckOut" field={DateField} />,
  numberOfNights: <ShowField source="numberOfNights" field={NumberField} />,
  dateOfBirth: <ShowField source="dateOfBirth" field={DateField} />,
  passportNumber: <ShowField source="passportNumber" field={StringField} />,
  passportCountryIssue: <ShowField source="passportCountryIssue" field={CountryCodeField} />,
  passportExpirationDate: <ShowField source="passportExpirationDate" field={DateField} />,
  visaRequired: <ShowField source="visaRequired" field={BooleanField} />,
  expectations: <ShowField source="expectations" field={LongTextField} />,
  notes: <ShowField source="notes" field={LongTextField} />,
  collectFields: (
    <ShowField source="collectFields">
      <EnumField source="collectFields" name="CollectField" values={collectFieldValues} multiple />
    </ShowField>
  ),
  collectStatus: (
    <ShowField source="collectStatus">
      <EnumField source="collectStatus" name="CollectStatus" values={collectStatusValues} />
    </ShowField>
  ),
  reportableSpendCount: <ShowField source="reportableSpendCount" field={NumberField} />,
  country: (
    <ShowField source="country">
      <RelationField source="country" reference="countries" />
    </ShowField>
  ),
  countryNotAllowed: <ShowField source="countryNotAllowed" field={BooleanField} />,
  consumesSeat: <ShowField source="consumesSeat" field={BooleanField} />,
  collectMissing: (
    <ShowField source="collectMissing">
      <EnumField source="collectMissing" name="CollectField" values={collectFieldValues} multiple />
    </ShowField>
  ),
  passportExpiresSoon: <ShowField source="passportExpiresSoon" field={BooleanField} />,
  cancelReason: (
    <ShowField source="cancelReason">
      <EnumField source="cancelReason" name="BookingCancelReason" values={bookingCancelReasonValues} />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
