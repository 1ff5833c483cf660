// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { JsonField } from '../../src/fields/json/JsonField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';

export const auditFields = {
  auditableId: <ShowField source="auditableId" field={StringField} />,
  auditableType: <ShowField source="auditableType" field={StringField} />,
  event: <ShowField source="event" field={StringField} />,
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
