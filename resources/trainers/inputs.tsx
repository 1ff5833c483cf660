// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { EmailInput } from '../../src/fields/email/EmailInput.tsx';
import { ImageInput } from '../../src/fields/image/ImageInput.tsx';
import { LongTextInput } from '../../src/fields/longText/LongTextInput.tsx';
import { MoneyInput } from '../../src/fields/money/MoneyInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { StringsInput } from '../../src/fields/strings/StringsInput.tsx';

export const trainerInputs = {
  nameTitle: <StringInput source="nameTitle" />,
  firstName: <StringInput source="firstName" />,
  lastName: <StringInput source="lastName" required />,
  photo: <ImageInput source="photo" />,
  email: <EmailInput source="email" />,
  address: <StringInput source="address" />,
  city: <StringInput source="city" />,
  postcode: <StringInput source="postcode" />,
  country: <RelationInput source="country.id" reference="countries" />,
  position: <StringInput source="position" />,
  hospital: <StringInput source="hospital" />,
  faculty: <StringInput source="faculty" />,
  description: <LongTextInput source="description" />,
  experience: <LongTextInput source="experience" />,
  mainInterests: <LongTextInput source="mainInterests" />,
  researchWork: <LongTextInput source="researchWork" />,
  primaryLanguage: <StringInput source="primaryLanguage" />,
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

export const createTrainerDefaults = { vatPayable: false, isDisabled: false };
