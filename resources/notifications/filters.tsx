// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateFilter } from '../../src/fields/date/DateFilter.tsx';
import { EnumFilter } from '../../src/fields/enum/EnumFilter.tsx';
import { RelationFilter } from '../../src/fields/relation/RelationFilter.tsx';
import { notificationKindValues } from '../enums.ts';

export const notificationFilters = {
  kind: <EnumFilter source="kind" name="NotificationKind" values={notificationKindValues} multiple />,
  centreEventId: <RelationFilter source="centreEventId" reference="events" />,
  waitingListEntryId: (
    <RelationFilter
      source="waitingListEntryId"
      reference="waitingListEntries"
      label={['participant.fullName', 'centreEvent.name']}
    />
  ),
  dateCreated_gte: <DateFilter source="dateCreated_gte" />,
  dateCreated_lt: <DateFilter source="dateCreated_lt" />,
  dateRead_gte: <DateFilter source="dateRead_gte" />,
  dateRead_lt: <DateFilter source="dateRead_lt" />,
};
