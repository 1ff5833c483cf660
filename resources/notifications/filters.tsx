// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { notificationKindValues } from '../enums.ts';

export const notificationFilters = {
  kind: <EnumInput.Filter source="kind" name="NotificationKind" values={notificationKindValues} multiple />,
  centreEventId: <RelationInput.Filter source="centreEventId" reference="events" />,
  waitingListEntryId: (
    <RelationInput.Filter
      source="waitingListEntryId"
      reference="waitingListEntries"
      label={['participant.fullName', 'centreEvent.name']}
    />
  ),
  approvedDocumentId: <RelationInput.Filter source="approvedDocumentId" reference="approvedDocuments" />,
  savedViewId: <RelationInput.Filter source="savedViewId" reference="savedViews" />,
  participantRequestId: (
    <RelationInput.Filter
      source="participantRequestId"
      reference="participantRequests"
      label={['participant.fullName']}
    />
  ),
  generatedDocumentId: <RelationInput.Filter source="generatedDocumentId" reference="generatedDocuments" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateRead_gte: <DateInput.Filter source="dateRead_gte" />,
  dateRead_lt: <DateInput.Filter source="dateRead_lt" />,
};

export const notificationConditions: ConditionsDefinition = {
  source: 'conditions',
  columns: [
    { value: 'kind', source: 'kind', kind: 'enum', name: 'NotificationKind', values: notificationKindValues },
    { value: 'centreEvent', source: 'centreEvent', kind: 'reference', reference: 'events' },
    {
      value: 'waitingListEntry',
      source: 'waitingListEntry',
      kind: 'reference',
      reference: 'waitingListEntries',
      label: ['participant.fullName', 'centreEvent.name'],
    },
    {
      value: 'approvedDocument',
      source: 'approvedDocument',
      kind: 'reference',
      reference: 'approvedDocuments',
    },
    { value: 'savedView', source: 'savedView', kind: 'reference', reference: 'savedViews' },
    {
      value: 'participantRequest',
      source: 'participantRequest',
      kind: 'reference',
      reference: 'participantRequests',
      label: ['participant.fullName'],
    },
    {
      value: 'generatedDocument',
      source: 'generatedDocument',
      kind: 'reference',
      reference: 'generatedDocuments',
    },
    { value: 'count', source: 'count', kind: 'int' },
    { value: 'dateCreated', source: 'dateCreated', kind: 'dateTime' },
    { value: 'dateRead', source: 'dateRead', kind: 'dateTime' },
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
};
