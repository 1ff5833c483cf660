// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { notificationKindValues } from '../enums.ts';

export const notificationColumns = {
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" name="NotificationKind" values={notificationKindValues} />
    </DataTable.Col>
  ),
  centreEvent: (
    <DataTable.Col source="centreEvent" disableSort>
      <RelationField source="centreEvent" reference="events" />
    </DataTable.Col>
  ),
  waitingListEntry: (
    <DataTable.Col source="waitingListEntry" disableSort>
      <RelationField
        source="waitingListEntry"
        reference="waitingListEntries"
        label={['participant.fullName', 'centreEvent.name']}
      />
    </DataTable.Col>
  ),
  approvedDocument: (
    <DataTable.Col source="approvedDocument" disableSort>
      <RelationField source="approvedDocument" reference="approvedDocuments" />
    </DataTable.Col>
  ),
  savedView: (
    <DataTable.Col source="savedView" disableSort>
      <RelationField source="savedView" reference="savedViews" />
    </DataTable.Col>
  ),
  participantRequest: (
    <DataTable.Col source="participantRequest" disableSort>
      <RelationField
        source="participantRequest"
        reference="participantRequests"
        label={['participant.fullName']}
      />
    </DataTable.Col>
  ),
  generatedDocument: (
    <DataTable.Col source="generatedDocument" disableSort>
      <RelationField source="generatedDocument" reference="generatedDocuments" />
    </DataTable.Col>
  ),
  count: <DataTable.Col source="count" field={NumberField} />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateRead: <DataTable.Col source="dateRead" field={DateTimeField} />,
};
