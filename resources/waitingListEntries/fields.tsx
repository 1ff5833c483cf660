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
import { collectFieldValues, collectStatusValues, waitReasonValues } from '../enums.ts';

export const waitingListEntryFields = {
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
  priority: <ShowField source="priority" field={NumberField} />,
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
  collectStatus: (
    <ShowField source="collectStatus">
      <EnumField source="collectStatus" name="CollectStatus" values={collectStatusValues} />
    </ShowField>
  ),
  collectMissing: (
    <ShowField source="collectMissing">
      <EnumField source="collectMissing" name="CollectField" values={collectFieldValues} multiple />
    </ShowField>
  ),
  passportExpiresSoon: <ShowField source="passportExpiresSoon" field={BooleanField} />,
  position: <ShowField source="position" field={NumberField} />,
  waitReason: (
    <ShowField source="waitReason">
      <EnumField source="waitReason" name="WaitReason" values={waitReasonValues} />
    </ShowField>
  ),
  isNextEligible: <ShowField source="isNextEligible" field={BooleanField} />,
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
