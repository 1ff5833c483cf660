// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { indicationColumns } from './columns.tsx';
import { indicationConditions } from './filters.tsx';

export const IndicationList = () => (
  <ResourceList
    conditions={indicationConditions}
    defaultColumns={['name', 'colour']}
    sort={{ field: 'name', order: 'ASC' }}
  >
    {indicationColumns.name}
    {indicationColumns.colour}
  </ResourceList>
);
