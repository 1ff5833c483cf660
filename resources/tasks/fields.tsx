// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { taskRowStateValues, taskStateValues } from '../enums.ts';

export const taskFields = {
  title: <ShowField source="title" field={StringField} />,
  state: (
    <ShowField source="state">
      <EnumField source="state" name="TaskState" values={taskStateValues} />
    </ShowField>
  ),
  total: <ShowField source="total" field={NumberField} />,
  done: <ShowField source="done" field={NumberField} />,
  failed: <ShowField source="failed" field={NumberField} />,
  isCancelling: <ShowField source="isCancelling" field={BooleanField} />,
  message: <ShowField source="message" field={StringField} />,
  owner: (
    <ShowField source="owner">
      <RelationField source="owner" reference="users" />
    </ShowField>
  ),
  rows: (
    <ShowField source="rows">
      <RowsField source="rows">
        <DataTable.Col source="position" field={NumberField} />
        <DataTable.Col source="label" field={StringField} />
        <DataTable.Col source="state">
          <EnumField source="state" name="TaskRowState" values={taskRowStateValues} />
        </DataTable.Col>
        <DataTable.Col source="message" field={StringField} />
      </RowsField>
    </ShowField>
  ),
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateStarted: <ShowField source="dateStarted" field={DateTimeField} />,
  dateEnded: <ShowField source="dateEnded" field={DateTimeField} />,
};
