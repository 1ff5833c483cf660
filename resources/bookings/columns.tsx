// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CountryCodeField } from '../../src/fields/countryCode/CountryCodeField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import {
  bookingCancelReasonValues,
  bookingStatusValues,
  bookingTypeValues,
  collectFieldValues,
  collectStatusValues,
} from '../enums.ts';

export const bookingColumns = {
  bookingStatus: (
    <DataTable.Col source="bookingStatus">
      <EnumField source="bookingStatus" name="BookingStatus" values={bookingStatusValues} />
    </DataTable.Col>
  ),
  bookingType: (
    <DataTable.Col source="bookingType">
      <EnumField source="bookingType" name="BookingType" values={bookingTypeValues} />
    </DataTable.Col>
  ),
  centreEvent: (
    <DataTable.Col source="centreEvent">
      <RelationField source="centreEvent" reference="events" label={['name', 'dateStart']} />
    </DataTable.Col>
  ),
  participant: (
    <DataTable.Col source="participant">
      <RelationField source="participant" reference="participants" />
    </DataTable.Col>
  ),
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  dateExpiry: <DataTable.Col source="dateExpiry" field={DateField} />,
  accommodation: <DataTable.Col source="accommodation" field={BooleanField} disableSort />,
  transportation: <DataTable.Col source="transportation" field={BooleanField} disableSort />,
  transportMethod: <DataTable.Col source="transportMethod" field={StringField} disableSort />,
  dateArrival: <DataTable.Col source="dateArrival" field={DateField} />,
  arrivalFrom: <DataTable.Col source="arrivalFrom" field={StringField} disableSort />,
  arrivalFlight: <DataTable.Col source="arrivalFlight" field={StringField} disableSort />,
  dateDeparture: <DataTable.Col source="dateDeparture" field={DateField} />,
  departureCity: <DataTable.Col source="departureCity" field={StringField} disableSort />,
  departureTo: <DataTable.Col source="departureTo" field={StringField} disableSort />,
  departureFlight: <DataTable.Col source="departureFlight" field={StringField} disableSort />,
  dateCheckIn: <DataTable.Col source="dateCheckIn" field={DateField} />,
  dateCheckOut: <DataTable.Col source="dateCheckOut" field={DateField} />,
  numberOfNights: <DataTable.Col source="numberOfNights" field={NumberField} disableSort />,
  dateOfBirth: <DataTable.Col source="dateOfBirth" field={DateField} disableSort />,
  passportNumber: <DataTable.Col source="passportNumber" field={StringField} disableSort />,
  passportCountryIssue: <DataTable.Col source="passportCountryIssue" field={CountryCodeField} disableSort />,
  passportExpirationDate: <DataTable.Col source="passportExpirationDate" field={DateField} disableSort />,
  visaRequired: <DataTable.Col source="visaRequired" field={BooleanField} disableSort />,
  collectFields: (
    <DataTable.Col source="collectFields" disableSort>
      <EnumField source="collectFields" name="CollectField" values={collectFieldValues} multiple />
    </DataTable.Col>
  ),
  collectStatus: (
    <DataTable.Col source="collectStatus">
      <EnumField source="collectStatus" name="CollectStatus" values={collectStatusValues} />
    </DataTable.Col>
  ),
  reportableSpendCount: <DataTable.Col source="reportableSpendCount" field={NumberField} disableSort />,
  country: (
    <DataTable.Col source="country" disableSort>
      <RelationField source="country" reference="countries" />
    </DataTable.Col>
  ),
  countryNotAllowed: <DataTable.Col source="countryNotAllowed" field={BooleanField} disableSort />,
  consumesSeat: <DataTable.Col source="consumesSeat" field={BooleanField} disableSort />,
  collectMissing: (
    <DataTable.Col source="collectMissing" disableSort>
      <EnumField source="collectMissing" name="CollectField" values={collectFieldValues} multiple />
    </DataTable.Col>
  ),
  passportExpiresSoon: <DataTable.Col source="passportExpiresSoon" field={BooleanField} disableSort />,
  cancelReason: (
    <DataTable.Col source="cancelReason" disableSort>
      <EnumField source="cancelReason" name="BookingCancelReason" values={bookingCancelReasonValues} />
    </DataTable.Col>
  ),
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
