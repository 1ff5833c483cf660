// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DataTable } from 'react-admin';
import { BooleanField } from '../../src/fields/boolean/BooleanField.tsx';
import { DateField } from '../../src/fields/date/DateField.tsx';
import { DateTimeField } from '../../src/fields/dateTime/DateTimeField.tsx';
import { EnumField } from '../../src/fields/enum/EnumField.tsx';
import { NumberField } from '../../src/fields/number/NumberField.tsx';
import { RelationField } from '../../src/fields/relation/RelationField.tsx';
import { RowsField } from '../../src/fields/rows/RowsField.tsx';
import { StringField } from '../../src/fields/string/StringField.tsx';
import { StringsField } from '../../src/fields/strings/StringsField.tsx';
import { UrlField } from '../../src/fields/url/UrlField.tsx';
import { ShowField } from '../../src/screens/ShowField.tsx';
import {
  approvalEventValues,
  approvalPurposeValues,
  approvalStateValues,
  documentRunTypeValues,
} from '../enums.ts';

export const approvedDocumentFields = {
  name: <ShowField source="name" field={StringField} />,
  jobcode: <ShowField source="jobcode" field={StringField} />,
  documentUrl: <ShowField source="documentUrl" field={UrlField} />,
  author: (
    <ShowField source="author">
      <RelationField source="author" reference="users" />
    </ShowField>
  ),
  approvedBy: (
    <ShowField source="approvedBy">
      <RelationField source="approvedBy" reference="users" />
    </ShowField>
  ),
  dateApproved: <ShowField source="dateApproved" field={DateTimeField} />,
  isCustomDocument: <ShowField source="isCustomDocument" field={BooleanField} />,
  isApprovalStale: <ShowField source="isApprovalStale" field={BooleanField} />,
  isAvailable: <ShowField source="isAvailable" field={BooleanField} />,
  state: (
    <ShowField source="state">
      <EnumField source="state" name="ApprovalState" values={approvalStateValues} />
    </ShowField>
  ),
  currentHash: <ShowField source="currentHash" field={StringField} />,
  changes: (
    <ShowField source="changes">
      <RowsField source="changes">
        <DataTable.Col source="label" field={StringField} />
        <DataTable.Col source="field" field={StringField} />
        <DataTable.Col source="before" field={StringField} />
        <DataTable.Col source="after" field={StringField} />
      </RowsField>
    </ShowField>
  ),
  history: (
    <ShowField source="history">
      <RowsField source="history">
        <DataTable.Col source="event">
          <EnumField source="event" name="ApprovalEvent" values={approvalEventValues} />
        </DataTable.Col>
        <DataTable.Col source="user">
          <RelationField source="user" reference="users" />
        </DataTable.Col>
        <DataTable.Col source="date" field={DateTimeField} />
        <DataTable.Col source="hash" field={StringField} />
        <DataTable.Col source="jobcode" field={StringField} />
        <DataTable.Col source="reason" field={StringField} />
      </RowsField>
    </ShowField>
  ),
  blocks: <ShowField source="blocks" field={StringsField} />,
  consequences: <ShowField source="consequences" field={StringsField} />,
  fileName: <ShowField source="fileName" field={StringField} />,
  fileHash: <ShowField source="fileHash" field={StringField} />,
  fileSize: <ShowField source="fileSize" field={NumberField} />,
  pages: <ShowField source="pages" field={NumberField} />,
  approvedFilePath: <ShowField source="approvedFilePath" field={StringField} />,
  purpose: (
    <ShowField source="purpose">
      <EnumField source="purpose" name="ApprovalPurpose" values={approvalPurposeValues} />
    </ShowField>
  ),
  runType: (
    <ShowField source="runType">
      <EnumField source="runType" name="DocumentRunType" values={documentRunTypeValues} />
    </ShowField>
  ),
  runKey: <ShowField source="runKey" field={StringField} />,
  newerGuid: <ShowField source="newerGuid" field={StringField} />,
  whyNotAgain: <ShowField source="whyNotAgain" field={StringField} />,
  template: (
    <ShowField source="template">
      <RelationField source="template" reference="templates" />
    </ShowField>
  ),
  centreEvent: (
    <ShowField source="centreEvent">
      <RelationField source="centreEvent" reference="events" />
    </ShowField>
  ),
  trainingCentre: (
    <ShowField source="trainingCentre">
      <RelationField source="trainingCentre" reference="centers" />
    </ShowField>
  ),
  dateNeeded: <ShowField source="dateNeeded" field={DateField} />,
  dateWaiting: <ShowField source="dateWaiting" field={DateTimeField} />,
  dateWithdrawn: <ShowField source="dateWithdrawn" field={DateTimeField} />,
  withdrawnBy: (
    <ShowField source="withdrawnBy">
      <RelationField source="withdrawnBy" reference="users" />
    </ShowField>
  ),
  withdrawnReason: <ShowField source="withdrawnReason" field={StringField} />,
  dateCreated: <ShowField source="dateCreated" field={DateTimeField} />,
  dateModified: <ShowField source="dateModified" field={DateTimeField} />,
};
