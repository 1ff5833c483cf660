// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CountryCodeInput } from '../../src/fields/countryCode/CountryCodeInput.tsx';
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { PhoneInput } from '../../src/fields/phone/PhoneInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { VocabularyInput } from '../../src/fields/string/VocabularyInput.tsx';
import { StringsInput } from '../../src/fields/strings/StringsInput.tsx';

export const participantInputs = {
  nameTitle: <VocabularyInput source="nameTitle" type="Participant" field="nameTitle" maxLength={500} />,
  firstName: <StringInput source="firstName" maxLength={500} />,
  lastName: <StringInput source="lastName" required maxLength={500} />,
  gender: <VocabularyInput source="gender" type="Participant" field="gender" maxLength={500} />,
  isHcp: <BooleanInput source="isHcp" />,
  jobTitle: <VocabularyInput source="jobTitle" type="Participant" field="jobTitle" maxLength={500} />,
  speciality: <VocabularyInput source="speciality" type="Participant" field="speciality" maxLength={500} />,
  email: <EmailInput source="email" />,
  phoneCountryCode: <StringInput source="phoneCountryCode" mask="+####" />,
  phone: <PhoneInput source="phone" />,
  mobile: <PhoneInput source="mobile" />,
  fax: <PhoneInput source="fax" />,
  address: <StringInput source="address" maxLength={500} />,
  city: <VocabularyInput source="city" type="Participant" field="city" maxLength={500} />,
  postalCode: <StringInput source="postalCode" maxLength={500} width="code" />,
  country: <RelationInput source="country.id" reference="countries" />,
  nationality: <CountryCodeInput source="nationality" />,
  onekeyId: <StringInput source="onekeyId" mask="****************" />,
  veevaId: <StringInput source="veevaId" mask="******************" />,
  allergies: <LongTextInput source="allergies" maxLength={10000} />,
  dietaryRequirements: <LongTextInput source="dietaryRequirements" maxLength={10000} />,
  expertiseSpeciality: <StringInput source="expertiseSpeciality" maxLength={10000} width="choice" />,
  expertiseToxin: <StringInput source="expertiseToxin" maxLength={10000} width="choice" />,
  expertiseUltrasound: <StringInput source="expertiseUltrasound" maxLength={10000} width="choice" />,
  expertiseEmg: <StringInput source="expertiseEmg" maxLength={10000} width="choice" />,
  spasticityFocus: (
    <VocabularyInput source="spasticityFocus" type="Participant" field="spasticityFocus" maxLength={500} />
  ),
  spokenLanguages: <StringsInput source="spokenLanguages" />,
  techniquesUsed: <StringsInput source="techniquesUsed" />,
  notes: <LongTextInput source="notes" maxLength={10000} />,
  overrideReason: <StringInput source="overrideReason" maxLength={10000} />,
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
};

export const createParticipantDefaults = { isHcp: true };
