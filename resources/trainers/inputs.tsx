// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { ImageInput } from '../../src/fields/image/ImageInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { MoneyInput } from '../../src/fields/money/MoneyInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { VocabularyInput } from '../../src/fields/string/VocabularyInput.tsx';
import { StringsInput } from '../../src/fields/strings/StringsInput.tsx';

export const trainerInputs = {
  nameTitle: <VocabularyInput source="nameTitle" type="Trainer" field="nameTitle" maxLength={500} />,
  firstName: <StringInput source="firstName" maxLength={500} />,
  lastName: <StringInput source="lastName" required maxLength={500} />,
  photo: <ImageInput source="photo" mostBytes={10485760} />,
  email: <EmailInput source="email" />,
  address: <StringInput source="address" maxLength={500} />,
  city: <VocabularyInput source="city" type="Trainer" field="city" maxLength={500} />,
  postcode: <StringInput source="postcode" maxLength={500} width="code" />,
  country: <RelationInput source="country.id" reference="countries" />,
  position: <VocabularyInput source="position" type="Trainer" field="position" maxLength={500} />,
  hospital: <VocabularyInput source="hospital" type="Trainer" field="hospital" maxLength={500} />,
  faculty: <VocabularyInput source="faculty" type="Trainer" field="faculty" maxLength={500} />,
  description: <LongTextInput source="description" maxLength={10000} />,
  experience: <LongTextInput source="experience" maxLength={10000} />,
  mainInterests: <LongTextInput source="mainInterests" maxLength={10000} />,
  researchWork: <LongTextInput source="researchWork" maxLength={10000} />,
  primaryLanguage: (
    <VocabularyInput source="primaryLanguage" type="Trainer" field="primaryLanguage" maxLength={500} />
  ),
  spokenLanguages: <StringsInput source="spokenLanguages" />,
  fmvAmount: <MoneyInput source="fmvAmount" currencySource="fmvCurrency" />,
  fmvCurrency: <CurrencyInput source="fmvCurrency" />,
  vatPayable: <BooleanInput source="vatPayable" nullable />,
  isDisabled: <BooleanInput source="isDisabled" />,
  sapNumber: <StringInput source="sapNumber" mask="##########" />,
  onekeyId: <StringInput source="onekeyId" mask="****************" />,
  veevaId: <StringInput source="veevaId" mask="******************" />,
};

export const createTrainerInputs = trainerInputs;

export const createTrainerDefaults = { isDisabled: false };
