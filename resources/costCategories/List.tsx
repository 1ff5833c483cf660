// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { costCategoryColumns } from './columns.tsx';

export const CostCategoryList = () => (
  <ResourceList defaultColumns={['path', 'name', 'reference']} sort={{ field: 'path', order: 'ASC' }}>
    {costCategoryColumns.name}
    {costCategoryColumns.reference}
    {costCategoryColumns.path}
  </ResourceList>
);
