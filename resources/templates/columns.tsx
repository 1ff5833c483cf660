// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';
import { mergeContextValues } from '../enums.ts';

export const templateColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  key: <DataTable.Col source="key" field={StringField} />,
  contexts: (
    <DataTable.Col source="contexts" disableSort>
      <EnumField source="contexts" name="MergeContext" values={mergeContextValues} multiple />
    </DataTable.Col>
  ),
  version: <DataTable.Col source="version" field={NumberField} />,
  root: (
    <DataTable.Col source="root" disableSort>
      <RelationField source="root" reference="templates" />
    </DataTable.Col>
  ),
  problems: <DataTable.Col source="problems" field={StringsField} disableSort />,
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
