// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { costCategoryColumns } from './columns.tsx';
import { costCategoryConditions, costCategoryFilters } from './filters.tsx';

export const CostCategoryList = () => (
  <ResourceList
    filters={costCategoryFilters}
    conditions={costCategoryConditions}
    defaultColumns={['path', 'name', 'reference', 'parent', 'dateCreated', 'dateModified']}
    sort={{ field: 'path', order: 'ASC' }}
  >
    {costCategoryColumns.name}
    {costCategoryColumns.reference}
    {costCategoryColumns.parent}
    {costCategoryColumns.path}
    {costCategoryColumns.dateCreated}
    {costCategoryColumns.dateModified}
  </ResourceList>
);
