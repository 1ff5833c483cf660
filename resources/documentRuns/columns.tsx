// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { documentRunTypeValues } from '../enums.ts';

export const documentRunEntryColumns = {
  key: <DataTable.Col source="key" field={StringField} disableSort />,
  name: <DataTable.Col source="name" field={StringField} />,
  runType: (
    <DataTable.Col source="runType" disableSort>
      <EnumField source="runType" name="DocumentRunType" values={documentRunTypeValues} />
    </DataTable.Col>
  ),
  centreEvent: (
    <DataTable.Col source="centreEvent" disableSort>
      <RelationField source="centreEvent" reference="events" />
    </DataTable.Col>
  ),
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  generatedCount: <DataTable.Col source="generatedCount" field={NumberField} />,
  dateGenerated: <DataTable.Col source="dateGenerated" field={DateTimeField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
