// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { documentRunTypeValues } from '../enums.ts';

export const generatedDocumentColumns = {
  guid: <DataTable.Col source="guid" field={StringField} disableSort />,
  title: <DataTable.Col source="title" field={StringField} />,
  fileName: <DataTable.Col source="fileName" field={StringField} disableSort />,
  fileSize: <DataTable.Col source="fileSize" field={NumberField} />,
  pages: <DataTable.Col source="pages" field={NumberField} />,
  runType: (
    <DataTable.Col source="runType" disableSort>
      <EnumField source="runType" name="DocumentRunType" values={documentRunTypeValues} />
    </DataTable.Col>
  ),
  runKey: <DataTable.Col source="runKey" field={StringField} disableSort />,
  template: (
    <DataTable.Col source="template" disableSort>
      <RelationField source="template" reference="templates" />
    </DataTable.Col>
  ),
  centreEvent: (
    <DataTable.Col source="centreEvent" disableSort>
      <RelationField source="centreEvent" reference="events" />
    </DataTable.Col>
  ),
  eventBooking: (
    <DataTable.Col source="eventBooking" disableSort>
      <RelationField
        source="eventBooking"
        reference="bookings"
        label={['participant.fullName', 'centreEvent.name']}
      />
    </DataTable.Col>
  ),
  participant: (
    <DataTable.Col source="participant" disableSort>
      <RelationField source="participant" reference="participants" />
    </DataTable.Col>
  ),
  trainer: (
    <DataTable.Col source="trainer" disableSort>
      <RelationField source="trainer" reference="trainers" />
    </DataTable.Col>
  ),
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  dateSent: <DataTable.Col source="dateSent" field={DateTimeField} />,
  isOutdated: <DataTable.Col source="isOutdated" field={BooleanField} disableSort />,
  dateMailFailed: <DataTable.Col source="dateMailFailed" field={DateTimeField} disableSort />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateFileDeleted: <DataTable.Col source="dateFileDeleted" field={DateTimeField} disableSort />,
};
