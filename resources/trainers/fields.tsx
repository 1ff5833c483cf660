// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { ImageField } from '../../src/fields/image/ImageField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { MoneyField } from '../../src/fields/money/MoneyField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelatedField } from '../../src/fields/related/RelatedField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';

export const trainerFields = {
  nameTitle: <ShowField source="nameTitle" field={StringField} />,
  firstName: <ShowField source="firstName" field={StringField} />,
  lastName: <ShowField source="lastName" field={StringField} />,
  fullName: <ShowField source="fullName" field={StringField} />,
  photo: <ShowField source="photo" field={ImageField} />,
  email: <ShowField source="email" field={EmailField} />,
  address: <ShowField source="address" field={StringField} />,
  city: <ShowField source="city" field={StringField} />,
  postcode: <ShowField source="postcode" field={StringField} />,
  country: (
    <ShowField source="country">
      <RelationField source="country" reference="countries" />
    </ShowField>
  ),
  position: <ShowField source="position" field={StringField} />,
  hospital: <ShowField source="hospital" field={StringField} />,
  faculty: <ShowField source="faculty" field={StringField} />,
  description: <ShowField source="description" field={LongTextField} />,
  experience: <ShowField source="experience" field={LongTextField} />,
  mainInterests: <ShowField source="mainInterests" field={LongTextField} />,
  researchWork: <ShowField source="researchWork" field={LongTextField} />,
  primaryLanguage: <ShowField source="primaryLanguage" field={StringField} />,
  spokenLanguages: <ShowField source="spokenLanguages" field={StringsField} />,
  fmvAmount: (
    <ShowField source="fmvAmount">
      <MoneyField source="fmvAmount" currencySource="fmvCurrency" />
    </ShowField>
  ),
  fmvCurrency: <ShowField source="fmvCurrency" field={CurrencyField} />,
  fmvLastUpdated: <ShowField source="fmvLastUpdated" field={DateField} />,
  vatPayable: <ShowField source="vatPayable" field={BooleanField} />,
  isDisabled: <ShowField source="isDisabled" field={BooleanField} />,
  sapNumber: <ShowField source="sapNumber" field={StringField} />,
  onekeyId: <ShowField source="onekeyId" field={StringField} />,
  veevaId: <ShowField source="veevaId" field={StringField} />,
  centreEventCount: <ShowField source="centreEventCount" field={NumberField} />,
  centreEvents: (
    <ShowField source="centreEvents">
      <RelatedField
        source="centreEvents"
        reference="events"
        target="trainer_id"
        count="centreEventCount"
        sort={{ field: 'dateStart', order: 'DESC' }}
      />
    </ShowField>
  ),
  trainerHonoraria: (
    <ShowField source="trainerHonoraria">
      <RowsField source="trainerHonoraria">
        <DataTable.Col source="trainer">
          <RelationField source="trainer" reference="trainers" />
        </DataTable.Col>
      </RowsField>
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
