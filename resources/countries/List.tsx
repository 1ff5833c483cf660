// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { countryColumns } from './columns.tsx';
import { countryConditions, countryFilters } from './filters.tsx';

export const CountryList = () => (
  <ResourceList
    filters={countryFilters}
    conditions={countryConditions}
    defaultColumns={['name', 'countryCode', 'isCustom']}
    sort={{ field: 'name', order: 'ASC' }}
  >
    {countryColumns.name}
    {countryColumns.countryCode}
    {countryColumns.isCustom}
  </ResourceList>
);
