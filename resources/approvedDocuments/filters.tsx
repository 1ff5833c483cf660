// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { approvalPurposeValues, approvalStateValues, documentRunTypeValues } from '../enums.ts';

export const approvedDocumentFilters = {
  state: <EnumInput.Filter source="state" name="ApprovalState" values={approvalStateValues} />,
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  training_centre_id: <RelationInput.Filter source="training_centre_id" reference="centers" />,
  authorId: <RelationInput.Filter source="authorId" reference="users" />,
  approvedById: <RelationInput.Filter source="approvedById" reference="users" />,
  dateApproved_gte: <DateInput.Filter source="dateApproved_gte" />,
  dateApproved_lt: <DateInput.Filter source="dateApproved_lt" />,
  isCustomDocument: <BooleanInput.Filter source="isCustomDocument" />,
  isApprovalStale: <BooleanInput.Filter source="isApprovalStale" />,
  isAvailable: <BooleanInput.Filter source="isAvailable" />,
  purpose: (
    <EnumInput.Filter source="purpose" name="ApprovalPurpose" values={approvalPurposeValues} multiple />
  ),
  runType: (
    <EnumInput.Filter source="runType" name="DocumentRunType" values={documentRunTypeValues} multiple />
  ),
  templateId: <RelationInput.Filter source="templateId" reference="templates" />,
  dateNeeded_gte: <DateInput.Filter source="dateNeeded_gte" />,
  dateNeeded_lt: <DateInput.Filter source="dateNeeded_lt" />,
  dateWaiting_gte: <DateInput.Filter source="dateWaiting_gte" />,
  dateWaiting_lt: <DateInput.Filter source="dateWaiting_lt" />,
  dateWithdrawn_gte: <DateInput.Filter source="dateWithdrawn_gte" />,
  dateWithdrawn_lt: <DateInput.Filter source="dateWithdrawn_lt" />,
  withdrawnById: <RelationInput.Filter source="withdrawnById" reference="users" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};

export const approvedDocumentConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'name', source: 'name', kind: 'string' },
    { value: 'jobcode', source: 'jobcode', kind: 'string' },
    { value: 'author', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'approvedBy', source: 'approvedBy', kind: 'reference', reference: 'users' },
    { value: 'dateApproved', source: 'dateApproved', kind: 'dateTime' },
    { value: 'isCustomDocument', source: 'isCustomDocument', kind: 'boolean' },
    { value: 'isApprovalStale', source: 'isApprovalStale', kind: 'boolean' },
    { value: 'isAvailable', source: 'isAvailable', kind: 'boolean' },
    { value: 'state', source: 'state', kind: 'enum', name: 'ApprovalState', values: approvalStateValues },
    { value: 'fileName', source: 'fileName', kind: 'string' },
    { value: 'fileSize', source: 'fileSize', kind: 'int' },
    { value: 'pages', source: 'pages', kind: 'int' },
    {
      value: 'purpose',
      source: 'purpose',
      kind: 'enum',
      name: 'ApprovalPurpose',
      values: approvalPurposeValues,
    },
    {
      value: 'runType',
      source: 'runType',
      kind: 'enum',
      name: 'DocumentRunType',
      values: documentRunTypeValues,
    },
    { value: 'template', source: 'template', kind: 'reference', reference: 'templates' },
    { value: 'centreEvent', source: 'centreEvent', kind: 'reference', reference: 'events' },
    { value: 'trainingCentre', source: 'trainingCentre', kind: 'reference', reference: 'centers' },
    { value: 'dateNeeded', source: 'dateNeeded', kind: 'date' },
    { value: 'dateWaiting', source: 'dateWaiting', kind: 'dateTime' },
    { value: 'dateWithdrawn', source: 'dateWithdrawn', kind: 'dateTime' },
    { value: 'withdrawnBy', source: 'withdrawnBy', kind: 'reference', reference: 'users' },
    { value: 'withdrawnReason', source: 'withdrawnReason', kind: 'string' },
    { value: 'dateCreated', source: 'dateCreated', kind: 'dateTime' },
    { value: 'dateModified', source: 'dateModified', kind: 'dateTime' },
  ],
  operators: [
    'EQ',
    'NEQ',
    'GT',
    'GTE',
    'LT',
    'LTE',
    'LIKE',
    'NOT_LIKE',
    'IN',
    'NOT_IN',
    'BETWEEN',
    'NOT_BETWEEN',
    'IS_NULL',
    'IS_NOT_NULL',
  ],
  relations: [],
  viewer: 'users',
};
