// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export { notificationListOperation, notificationPickOperation } from './operations.ts';
export { meta } from './meta.ts';
export type { NotificationRecord, NotificationSource } from './record.ts';
export { notificationMessages } from './messages.ts';
export { notificationColumns } from './columns.tsx';
export { notificationFilters, notificationConditions } from './filters.tsx';
export { NotificationList } from './List.tsx';
