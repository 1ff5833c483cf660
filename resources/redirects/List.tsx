// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { redirectColumns } from './columns.tsx';
import { redirectConditions, redirectFilters } from './filters.tsx';

export const RedirectList = () => (
  <ResourceList
    filters={redirectFilters}
    conditions={redirectConditions}
    defaultColumns={['path', 'target', 'notes', 'dateModified']}
    sort={{ field: 'path', order: 'ASC' }}
  >
    {redirectColumns.path}
    {redirectColumns.target}
    {redirectColumns.notes}
    {redirectColumns.dateCreated}
    {redirectColumns.dateModified}
  </ResourceList>
);
