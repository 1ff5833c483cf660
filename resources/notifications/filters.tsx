// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
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
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateRead_gte: <DateInput.Filter source="dateRead_gte" />,
  dateRead_lt: <DateInput.Filter source="dateRead_lt" />,
};
