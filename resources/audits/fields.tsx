// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { JsonField } from '../../src/fields/json/JsonField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import { auditedTypeValues, auditEventValues } from '../enums.ts';

export const auditFields = {
  auditableId: <ShowField source="auditableId" field={StringField} />,
  ownerId: <ShowField source="ownerId" field={StringField} />,
  auditableType: (
    <ShowField source="auditableType">
      <EnumField source="auditableType" name="AuditedType" values={auditedTypeValues} />
    </ShowField>
  ),
  isThere: <ShowField source="isThere" field={BooleanField} />,
  event: (
    <ShowField source="event">
      <EnumField source="event" name="AuditEvent" values={auditEventValues} />
    </ShowField>
  ),
  model: <ShowField source="model" field={StringField} />,
  oldValues: <ShowField source="oldValues" field={JsonField} />,
  newValues: <ShowField source="newValues" field={JsonField} />,
  user: (
    <ShowField source="user">
      <RelationField source="user" reference="users" />
    </ShowField>
  ),
  createdAt: <ShowField source="createdAt" field={DateTimeField} />,
};
