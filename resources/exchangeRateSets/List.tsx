// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { exchangeRateSetColumns } from './columns.tsx';
import { exchangeRateSetConditions, exchangeRateSetFilters } from './filters.tsx';
import { exchangeRateSetViews } from './views.ts';

export const ExchangeRateSetList = () => (
  <ResourceList
    filters={exchangeRateSetFilters}
    conditions={exchangeRateSetConditions}
    defaultColumns={['base', 'day', 'source', 'rateCount', 'inForce', 'author', 'reason', 'dateCreated']}
    sort={{ field: 'day', order: 'DESC' }}
    presets={exchangeRateSetViews}
  >
    {exchangeRateSetColumns.base}
    {exchangeRateSetColumns.day}
    {exchangeRateSetColumns.source}
    {exchangeRateSetColumns.reason}
    {exchangeRateSetColumns.author}
    {exchangeRateSetColumns.dateCreated}
    {exchangeRateSetColumns.lastUpdated}
    {exchangeRateSetColumns.inForce}
    {exchangeRateSetColumns.rateCount}
  </ResourceList>
);
