// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { notificationColumns } from './columns.tsx';
import { notificationConditions, notificationFilters } from './filters.tsx';

export const NotificationList = () => (
  <ResourceList
    filters={notificationFilters}
    conditions={notificationConditions}
    defaultColumns={[
      'kind',
      'centreEvent',
      'waitingListEntry',
      'approvedDocument',
      'savedView',
      'participantRequest',
      'generatedDocument',
      'count',
    ]}
  >
    {notificationColumns.kind}
    {notificationColumns.centreEvent}
    {notificationColumns.waitingListEntry}
    {notificationColumns.approvedDocument}
    {notificationColumns.savedView}
    {notificationColumns.participantRequest}
    {notificationColumns.generatedDocument}
    {notificationColumns.count}
    {notificationColumns.dateCreated}
    {notificationColumns.dateRead}
  </ResourceList>
);
