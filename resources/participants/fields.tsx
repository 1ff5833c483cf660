// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CountryCodeField } from '../../src/fields/countryCode/CountryCodeField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { PhoneField } from '../../src/fields/phone/PhoneField.tsx';
import { RelatedField } from '../../src/fields/related/RelatedField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';

export const participantFields = {
  nameTitle: <ShowField source="nameTitle" field={StringField} />,
  firstName: <ShowField source="firstName" field={StringField} />,
  lastName: <ShowField source="lastName" field={StringField} />,
  fullName: <ShowField source="fullName" field={StringField} />,
  gender: <ShowField source="gender" field={StringField} />,
  isHcp: <ShowField source="isHcp" field={BooleanField} />,
  jobTitle: <ShowField source="jobTitle" field={StringField} />,
  speciality: <ShowField source="speciality" field={StringField} />,
  email: <ShowField source="email" field={EmailField} />,
  phoneCountryCode: <ShowField source="phoneCountryCode" field={StringField} />,
  phone: <ShowField source="phone" field={PhoneField} />,
  mobile: <ShowField source="mobile" field={PhoneField} />,
  fax: <ShowField source="fax" field={PhoneField} />,
  address: <ShowField source="address" field={StringField} />,
  city: <ShowField source="city" field={StringField} />,
  postalCode: <ShowField source="postalCode" field={StringField} />,
  country: (
    <ShowField source="country">
      <RelationField source="country" reference="countries" />
    </ShowField>
  ),
  nationality: <ShowField source="nationality" field={CountryCodeField} />,
  onekeyId: <ShowField source="onekeyId" field={StringField} />,
  veevaId: <ShowField source="veevaId" field={StringField} />,
  allergies: <ShowField source="allergies" field={LongTextField} />,
  dietaryRequirements: <ShowField source="dietaryRequirements" field={LongTextField} />,
  expertiseSpeciality: <ShowField source="expertiseSpeciality" field={StringField} />,
  expertiseToxin: <ShowField source="expertiseToxin" field={StringField} />,
  expertiseUltrasound: <ShowField source="expertiseUltrasound" field={StringField} />,
  expertiseEmg: <ShowField source="expertiseEmg" field={StringField} />,
  spasticityFocus: <ShowField source="spasticityFocus" field={StringField} />,
  spokenLanguages: <ShowField source="spokenLanguages" field={StringsField} />,
  techniquesUsed: <ShowField source="techniquesUsed" field={StringsField} />,
  notes: <ShowField source="notes" field={LongTextField} />,
  bookingCount: <ShowField source="bookingCount" field={NumberField} />,
  nextBooking: (
    <ShowField source="nextBooking">
      <RelationField
        source="nextBooking"
        reference="bookings"
        label={['centreEvent.dateStart', 'centreEvent.name']}
      />
    </ShowField>
  ),
  eventBookings: (
    <ShowField source="eventBookings">
      <RelatedField
        source="eventBookings"
        reference="bookings"
        label={['centreEvent.dateStart', 'centreEvent.name']}
        target="participant_id"
        count="bookingCount"
        sort={{ field: 'centreEvent', order: 'DESC' }}
      />
    </ShowField>
  ),
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
  erasedAt: <ShowField source="erasedAt" field={DateTimeField} />,
};
