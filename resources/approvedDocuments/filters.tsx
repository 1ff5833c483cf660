// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { approvalPurposeValues, approvalStateValues, documentRunTypeValues } from '../enums.ts';

export const approvedDocumentFilters = {
  state: <EnumInput.Filter source="state" name="ApprovalState" values={approvalStateValues} />,
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  training_centre_id: <RelationInput.Filter source="training_centre_id" reference="centers" />,
  purpose: <EnumInput.Filter source="purpose" name="ApprovalPurpose" values={approvalPurposeValues} />,
  author_id: <RelationInput.Filter source="author_id" reference="users" />,
  approved_by_id: <RelationInput.Filter source="approved_by_id" reference="users" />,
  date_needed_gte: <DateInput.Filter source="date_needed_gte" />,
  date_needed_lt: <DateInput.Filter source="date_needed_lt" />,
};

export const approvedDocumentConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'ID', source: 'id', kind: 'reference', reference: 'approvedDocuments' },
    { value: 'NAME', source: 'name', kind: 'string' },
    { value: 'JOBCODE', source: 'jobcode', kind: 'string' },
    { value: 'STATE', source: 'state', kind: 'enum', name: 'ApprovalState', values: approvalStateValues },
    {
      value: 'PURPOSE',
      source: 'purpose',
      kind: 'enum',
      name: 'ApprovalPurpose',
      values: approvalPurposeValues,
    },
    { value: 'IS_CUSTOM_DOCUMENT', source: 'isCustomDocument', kind: 'boolean' },
    {
      value: 'RUN_TYPE',
      source: 'runType',
      kind: 'enum',
      name: 'DocumentRunType',
      values: documentRunTypeValues,
    },
    { value: 'TEMPLATE_ID', source: 'template', kind: 'reference', reference: 'templates' },
    { value: 'CENTRE_EVENT_ID', source: 'centreEvent', kind: 'reference', reference: 'events' },
    { value: 'CENTRE_EVENT_NAME', source: 'centreEvent.name', kind: 'string' },
    {
      value: 'CENTRE_EVENT_COUNTRY_ID',
      source: 'centreEvent.country',
      kind: 'reference',
      reference: 'countries',
    },
    { value: 'TRAINING_CENTRE_ID', source: 'trainingCentre', kind: 'reference', reference: 'centers' },
    { value: 'DATE_NEEDED', source: 'dateNeeded', kind: 'date' },
    { value: 'DATE_WAITING', source: 'dateWaiting', kind: 'dateTime' },
    { value: 'FILE_NAME', source: 'fileName', kind: 'string' },
    { value: 'FILE_SIZE', source: 'fileSize', kind: 'int' },
    { value: 'PAGES', source: 'pages', kind: 'int' },
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'APPROVED_BY_ID', source: 'approvedBy', kind: 'reference', reference: 'users' },
    { value: 'DATE_APPROVED', source: 'dateApproved', kind: 'dateTime' },
    { value: 'WITHDRAWN_BY_ID', source: 'withdrawnBy', kind: 'reference', reference: 'users' },
    { value: 'DATE_WITHDRAWN', source: 'dateWithdrawn', kind: 'dateTime' },
    { value: 'WITHDRAWN_REASON', source: 'withdrawnReason', kind: 'string' },
    { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
    { value: 'DATE_MODIFIED', source: 'dateModified', kind: 'dateTime' },
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
