// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CountryCodeInput } from '../../src/fields/countryCode/CountryCodeInput.tsx';
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { PhoneInput } from '../../src/fields/phone/PhoneInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { StringsInput } from '../../src/fields/strings/StringsInput.tsx';
import { collectFieldValues } from '../enums.ts';

export const participantInputs = {
  nameTitle: <StringInput source="nameTitle" />,
  firstName: <StringInput source="firstName" />,
  lastName: <StringInput source="lastName" required />,
  gender: <StringInput source="gender" />,
  isHcp: <BooleanInput source="isHcp" />,
  jobTitle: <StringInput source="jobTitle" />,
  speciality: <StringInput source="speciality" />,
  email: <EmailInput source="email" />,
  phoneCountryCode: <StringInput source="phoneCountryCode" mask="+####" />,
  phone: <PhoneInput source="phone" />,
  mobile: <PhoneInput source="mobile" />,
  fax: <PhoneInput source="fax" />,
  address: <StringInput source="address" />,
  city: <StringInput source="city" />,
  postalCode: <StringInput source="postalCode" />,
  country: <RelationInput source="country.id" reference="countries" />,
  nationality: <CountryCodeInput source="nationality" />,
  onekeyId: <StringInput source="onekeyId" mask="****************" />,
  veevaId: <StringInput source="veevaId" mask="******************" />,
  allergies: <LongTextInput source="allergies" />,
  dietaryRequirements: <LongTextInput source="dietaryRequirements" />,
  expertiseSpeciality: <StringInput source="expertiseSpeciality" />,
  expertiseToxin: <StringInput source="expertiseToxin" />,
  expertiseUltrasound: <StringInput source="expertiseUltrasound" />,
  expertiseEmg: <StringInput source="expertiseEmg" />,
  spasticityFocus: <StringInput source="spasticityFocus" />,
  spokenLanguages: <StringsInput source="spokenLanguages" />,
  techniquesUsed: <StringsInput source="techniquesUsed" />,
  notes: <LongTextInput source="notes" />,
  collectFields: (
    <EnumInput source="collectFields" name="CollectField" values={collectFieldValues} multiple />
  ),
  overrideReason: <StringInput source="overrideReason" />,
};

export const createParticipantInputs = {
  nameTitle: participantInputs.nameTitle,
  firstName: participantInputs.firstName,
  lastName: participantInputs.lastName,
  gender: participantInputs.gender,
  isHcp: participantInputs.isHcp,
  jobTitle: participantInputs.jobTitle,
  speciality: participantInputs.speciality,
  email: participantInputs.email,
  phoneCountryCode: participantInputs.phoneCountryCode,
  phone: participantInputs.phone,
  mobile: participantInputs.mobile,
  fax: participantInputs.fax,
  address: participantInputs.address,
  city: participantInputs.city,
  postalCode: participantInputs.postalCode,
  country: participantInputs.country,
  nationality: participantInputs.nationality,
  onekeyId: participantInputs.onekeyId,
  veevaId: participantInputs.veevaId,
  allergies: participantInputs.allergies,
  dietaryRequirements: participantInputs.dietaryRequirements,
  expertiseSpeciality: participantInputs.expertiseSpeciality,
  expertiseToxin: participantInputs.expertiseToxin,
  expertiseUltrasound: participantInputs.expertiseUltrasound,
  expertiseEmg: participantInputs.expertiseEmg,
  spasticityFocus: participantInputs.spasticityFocus,
  spokenLanguages: participantInputs.spokenLanguages,
  techniquesUsed: participantInputs.techniquesUsed,
  notes: participantInputs.notes,
  collectFields: participantInputs.collectFields,
};

export const createParticipantDefaults = { isHcp: true };
