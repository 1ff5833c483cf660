// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { auditColumns } from './columns.tsx';
import { auditConditions } from './filters.tsx';
import { auditViews } from './views.ts';

export const AuditList = () => (
  <ResourceList
    conditions={auditConditions}
    defaultColumns={['createdAt', 'user', 'event', 'auditableType', 'model', 'oldValues', 'newValues']}
    sort={{ field: 'createdAt', order: 'DESC' }}
    presets={auditViews}
  >
    {auditColumns.auditableId}
    {auditColumns.ownerId}
    {auditColumns.auditableType}
    {auditColumns.isThere}
    {auditColumns.event}
    {auditColumns.model}
    {auditColumns.oldValues}
    {auditColumns.newValues}
    {auditColumns.user}
    {auditColumns.createdAt}
  </ResourceList>
);
