// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CountryCodeField } from '../../src/fields/countryCode/CountryCodeField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { PhoneField } from '../../src/fields/phone/PhoneField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';

export const participantColumns = {
  nameTitle: <DataTable.Col source="nameTitle" field={StringField} disableSort />,
  firstName: <DataTable.Col source="firstName" field={StringField} disableSort />,
  lastName: <DataTable.Col source="lastName" field={StringField} />,
  fullName: <DataTable.Col source="fullName" field={StringField} />,
  gender: <DataTable.Col source="gender" field={StringField} disableSort />,
  isHcp: <DataTable.Col source="isHcp" field={BooleanField} disableSort />,
  jobTitle: <DataTable.Col source="jobTitle" field={StringField} disableSort />,
  speciality: <DataTable.Col source="speciality" field={StringField} />,
  email: <DataTable.Col source="email" field={EmailField} disableSort />,
  phoneCountryCode: <DataTable.Col source="phoneCountryCode" field={StringField} disableSort />,
  phone: <DataTable.Col source="phone" field={PhoneField} disableSort />,
  mobile: <DataTable.Col source="mobile" field={PhoneField} disableSort />,
  fax: <DataTable.Col source="fax" field={PhoneField} disableSort />,
  address: <DataTable.Col source="address" field={StringField} disableSort />,
  city: <DataTable.Col source="city" field={StringField} />,
  postalCode: <DataTable.Col source="postalCode" field={StringField} disableSort />,
  country: (
    <DataTable.Col source="country">
      <RelationField source="country" reference="countries" />
    </DataTable.Col>
  ),
  nationality: <DataTable.Col source="nationality" field={CountryCodeField} disableSort />,
  onekeyId: <DataTable.Col source="onekeyId" field={StringField} disableSort />,
  veevaId: <DataTable.Col source="veevaId" field={StringField} disableSort />,
  expertiseSpeciality: <DataTable.Col source="expertiseSpeciality" field={StringField} disableSort />,
  expertiseToxin: <DataTable.Col source="expertiseToxin" field={StringField} disableSort />,
  expertiseUltrasound: <DataTable.Col source="expertiseUltrasound" field={StringField} disableSort />,
  expertiseEmg: <DataTable.Col source="expertiseEmg" field={StringField} disableSort />,
  spasticityFocus: <DataTable.Col source="spasticityFocus" field={StringField} disableSort />,
  spokenLanguages: <DataTable.Col source="spokenLanguages" field={StringsField} disableSort />,
  techniquesUsed: <DataTable.Col source="techniquesUsed" field={StringsField} disableSort />,
  bookingCount: <DataTable.Col source="bookingCount" field={NumberField} />,
  nextBooking: (
    <DataTable.Col source="nextBooking" disableSort>
      <RelationField
        source="nextBooking"
        reference="bookings"
        label={['centreEvent.dateStart', 'centreEvent.name']}
      />
    </DataTable.Col>
  ),
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
  erasedAt: <DataTable.Col source="erasedAt" field={DateTimeField} disableSort />,
};
