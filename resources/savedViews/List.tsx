// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { savedViewColumns } from './columns.tsx';
import { savedViewConditions, savedViewFilters } from './filters.tsx';

export const SavedViewList = () => (
  <ResourceList
    filters={savedViewFilters}
    conditions={savedViewConditions}
    defaultColumns={['label', 'resource', 'audience', 'role', 'owner', 'dateModified']}
    sort={{ field: 'label', order: 'ASC' }}
  >
    {savedViewColumns.resource}
    {savedViewColumns.label}
    {savedViewColumns.audience}
    {savedViewColumns.role}
    {savedViewColumns.owner}
    {savedViewColumns.dateCreated}
    {savedViewColumns.dateModified}
  </ResourceList>
);
