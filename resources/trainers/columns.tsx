// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { CurrencyField } from '../../src/fields/currency/CurrencyField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EmailField } from '../../src/fields/email/EmailField.tsx';
import { ImageField } from '../../src/fields/image/ImageField.tsx';
import { MoneyField } from '../../src/fields/money/MoneyField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';

export const trainerColumns = {
  nameTitle: <DataTable.Col source="nameTitle" field={StringField} disableSort />,
  firstName: <DataTable.Col source="firstName" field={StringField} />,
  lastName: <DataTable.Col source="lastName" field={StringField} />,
  fullName: <DataTable.Col source="fullName" field={StringField} />,
  photo: <DataTable.Col source="photo" field={ImageField} disableSort />,
  email: <DataTable.Col source="email" field={EmailField} disableSort />,
  address: <DataTable.Col source="address" field={StringField} disableSort />,
  city: <DataTable.Col source="city" field={StringField} />,
  postcode: <DataTable.Col source="postcode" field={StringField} disableSort />,
  country: (
    <DataTable.Col source="country">
      <RelationField source="country" reference="countries" />
    </DataTable.Col>
  ),
  position: <DataTable.Col source="position" field={StringField} />,
  hospital: <DataTable.Col source="hospital" field={StringField} />,
  faculty: <DataTable.Col source="faculty" field={StringField} disableSort />,
  primaryLanguage: <DataTable.Col source="primaryLanguage" field={StringField} />,
  spokenLanguages: <DataTable.Col source="spokenLanguages" field={StringsField} disableSort />,
  fmvAmount: (
    <DataTable.Col source="fmvAmount" disableSort>
      <MoneyField source="fmvAmount" currencySource="fmvCurrency" />
    </DataTable.Col>
  ),
  fmvCurrency: <DataTable.Col source="fmvCurrency" field={CurrencyField} disableSort />,
  fmvLastUpdated: <DataTable.Col source="fmvLastUpdated" field={DateField} />,
  vatPayable: <DataTable.Col source="vatPayable" field={BooleanField} disableSort />,
  isDisabled: <DataTable.Col source="isDisabled" field={BooleanField} />,
  sapNumber: <DataTable.Col source="sapNumber" field={StringField} disableSort />,
  onekeyId: <DataTable.Col source="onekeyId" field={StringField} disableSort />,
  veevaId: <DataTable.Col source="veevaId" field={StringField} disableSort />,
  centreEventCount: <DataTable.Col source="centreEventCount" field={NumberField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
