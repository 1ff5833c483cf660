// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { LongTextField } from '../../src/fields/longText/LongTextField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { participantRequestKindValues, participantRequestStateValues } from '../enums.ts';

export const participantRequestColumns = {
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" name="ParticipantRequestKind" values={participantRequestKindValues} />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" name="ParticipantRequestState" values={participantRequestStateValues} />
    </DataTable.Col>
  ),
  participant: (
    <DataTable.Col source="participant" disableSort>
      <RelationField source="participant" reference="participants" />
    </DataTable.Col>
  ),
  deletedParticipant: (
    <DataTable.Col source="deletedParticipant" disableSort>
      <RelationField source="deletedParticipant" label={['fullName']} />
    </DataTable.Col>
  ),
  duplicate: (
    <DataTable.Col source="duplicate" disableSort>
      <RelationField source="duplicate" reference="participants" />
    </DataTable.Col>
  ),
  reason: <DataTable.Col source="reason" field={LongTextField} disableSort />,
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  decidedBy: (
    <DataTable.Col source="decidedBy" disableSort>
      <RelationField source="decidedBy" reference="users" />
    </DataTable.Col>
  ),
  dateDecided: <DataTable.Col source="dateDecided" field={DateTimeField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} disableSort />,
};
