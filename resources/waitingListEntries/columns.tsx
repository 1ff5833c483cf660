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
import { collectFieldValues, collectStatusValues, waitReasonValues } from '../enums.ts';

export const waitingListEntryColumns = {
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
  priority: <DataTable.Col source="priority" field={NumberField} />,
  dateExpiry: <DataTable.Col source="dateExpiry" field={DateField} />,
  accommodation: <DataTable.Col source="accommodation" field={BooleanField} disableSort />,
  transportation: <DataTable.Col source="transportation" field={BooleanField} disableSort />,
  transportMethod: <DataTable.Col source="transportMethod" field={StringField} disableSort />,
  dateArrival: <DataTable.Col source="dateArrival" field={DateField} disableSort />,
  arrivalFrom: <DataTable.Col source="arrivalFrom" field={StringField} disableSort />,
  arrivalFlight: <DataTable.Col source="arrivalFlight" field={StringField} disableSort />,
  dateDeparture: <DataTable.Col source="dateDeparture" field={DateField} disableSort />,
  departureCity: <DataTable.Col source="departureCity" field={StringField} disableSort />,
  departureTo: <DataTable.Col source="departureTo" field={StringField} disableSort />,
  departureFlight: <DataTable.Col source="departureFlight" field={StringField} disableSort />,
  dateCheckIn: <DataTable.Col source="dateCheckIn" field={DateField} disableSort />,
  dateCheckOut: <DataTable.Col source="dateCheckOut" field={DateField} disableSort />,
  numberOfNights: <DataTable.Col source="numberOfNights" field={NumberField} disableSort />,
  dateOfBirth: <DataTable.Col source="dateOfBirth" field={DateField} disableSort />,
  passportNumber: <DataTable.Col source="passportNumber" field={StringField} disableSort />,
  passportCountryIssue: <DataTable.Col source="passportCountryIssue" field={CountryCodeField} disableSort />,
  passportExpirationDate: <DataTable.Col source="passportExpirationDate" field={DateField} disableSort />,
  visaRequired: <DataTable.Col source="visaRequired" field={BooleanField} disableSort />,
  collectStatus: (
    <DataTable.Col source="collectStatus" disableSort>
      <EnumField source="collectStatus" name="CollectStatus" values={collectStatusValues} />
    </DataTable.Col>
  ),
  collectMissing: (
    <DataTable.Col source="collectMissing" disableSort>
      <EnumField source="collectMissing" name="CollectField" values={collectFieldValues} multiple />
    </DataTable.Col>
  ),
  passportExpiresSoon: <DataTable.Col source="passportExpiresSoon" field={BooleanField} disableSort />,
  position: <DataTable.Col source="position" field={NumberField} />,
  waitReason: (
    <DataTable.Col source="waitReason" disableSort>
      <EnumField source="waitReason" name="WaitReason" values={waitReasonValues} />
    </DataTable.Col>
  ),
  isNextEligible: <DataTable.Col source="isNextEligible" field={BooleanField} disableSort />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
