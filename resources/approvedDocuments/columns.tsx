// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { approvalPurposeValues, approvalStateValues, documentRunTypeValues } from '../enums.ts';

export const approvedDocumentColumns = {
  name: <DataTable.Col source="name" field={StringField} />,
  jobcode: <DataTable.Col source="jobcode" field={StringField} />,
  author: (
    <DataTable.Col source="author" disableSort>
      <RelationField source="author" reference="users" />
    </DataTable.Col>
  ),
  approvedBy: (
    <DataTable.Col source="approvedBy" disableSort>
      <RelationField source="approvedBy" reference="users" />
    </DataTable.Col>
  ),
  dateApproved: <DataTable.Col source="dateApproved" field={DateTimeField} />,
  isCustomDocument: <DataTable.Col source="isCustomDocument" field={BooleanField} disableSort />,
  isApprovalStale: <DataTable.Col source="isApprovalStale" field={BooleanField} disableSort />,
  isAvailable: <DataTable.Col source="isAvailable" field={BooleanField} disableSort />,
  state: (
    <DataTable.Col source="state" disableSort>
      <EnumField source="state" name="ApprovalState" values={approvalStateValues} />
    </DataTable.Col>
  ),
  fileName: <DataTable.Col source="fileName" field={StringField} />,
  fileSize: <DataTable.Col source="fileSize" field={NumberField} />,
  pages: <DataTable.Col source="pages" field={NumberField} />,
  purpose: (
    <DataTable.Col source="purpose">
      <EnumField source="purpose" name="ApprovalPurpose" values={approvalPurposeValues} />
    </DataTable.Col>
  ),
  runType: (
    <DataTable.Col source="runType">
      <EnumField source="runType" name="DocumentRunType" values={documentRunTypeValues} />
    </DataTable.Col>
  ),
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
  trainingCentre: (
    <DataTable.Col source="trainingCentre" disableSort>
      <RelationField source="trainingCentre" reference="centers" />
    </DataTable.Col>
  ),
  dateNeeded: <DataTable.Col source="dateNeeded" field={DateField} />,
  dateWaiting: <DataTable.Col source="dateWaiting" field={DateTimeField} />,
  dateWithdrawn: <DataTable.Col source="dateWithdrawn" field={DateTimeField} />,
  withdrawnBy: (
    <DataTable.Col source="withdrawnBy" disableSort>
      <RelationField source="withdrawnBy" reference="users" />
    </DataTable.Col>
  ),
  withdrawnReason: <DataTable.Col source="withdrawnReason" field={StringField} disableSort />,
  dateCreated: <DataTable.Col source="dateCreated" field={DateTimeField} />,
  dateModified: <DataTable.Col source="dateModified" field={DateTimeField} />,
};
