// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { taskStateValues } from '../enums.ts';

export const taskColumns = {
  title: <DataTable.Col source="title" field={StringField} />,
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" name="TaskState" values={taskStateValues} />
    </DataTable.Col>
  ),
  total: <DataTable.Col source="total" field={NumberField} />,
  done: <DataTable.Col source="done" field={NumberField} />,
  failed: <DataTable.Col source="failed" field={NumberField} />,
  isCancelling: <DataTable.Col source="isCancelling" field={BooleanField} />,
  message: <DataTable.Col source="message" field={StringField} />,
  owner: (
    <DataTable.Col source="owner" disableSort>
      <RelationField source="owner" reference="users" />
    </DataTable.Col>
  ),
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateStarted: <DataTable.Col source="dateStarted" field={DateTimeField} />,
  dateEnded: <DataTable.Col source="dateEnded" field={DateTimeField} />,
};
