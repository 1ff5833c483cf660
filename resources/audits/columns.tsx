// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { JsonField } from '../../src/fields/json/JsonField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { auditedTypeValues, auditEventValues } from '../enums.ts';

export const auditColumns = {
  auditableId: <DataTable.Col source="auditableId" field={StringField} disableSort />,
  ownerId: <DataTable.Col source="ownerId" field={StringField} disableSort />,
  auditableType: (
    <DataTable.Col source="auditableType" disableSort>
      <EnumField source="auditableType" name="AuditedType" values={auditedTypeValues} />
    </DataTable.Col>
  ),
  isThere: <DataTable.Col source="isThere" field={BooleanField} disableSort />,
  event: (
    <DataTable.Col source="event" disableSort>
      <EnumField source="event" name="AuditEvent" values={auditEventValues} />
    </DataTable.Col>
  ),
  model: <DataTable.Col source="model" field={StringField} disableSort />,
  oldValues: <DataTable.Col source="oldValues" field={JsonField} disableSort />,
  newValues: <DataTable.Col source="newValues" field={JsonField} disableSort />,
  user: (
    <DataTable.Col source="user" disableSort>
      <RelationField source="user" reference="users" />
    </DataTable.Col>
  ),
  createdAt: <DataTable.Col source="createdAt" field={DateTimeField} />,
};
