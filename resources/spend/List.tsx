// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { spendColumns } from './columns.tsx';
import { spendConditions, spendFilters } from './filters.tsx';

export const SpendList = () => (
  <ResourceList
    filters={spendFilters}
    conditions={spendConditions}
    defaultColumns={[
      'participant',
      'centreEvent',
      'dateStart',
      'costCategory',
      'name',
      'lineAmount',
      'sharedBy',
      'amount',
    ]}
    sort={{ field: 'dateStart', order: 'DESC' }}
  >
    {spendColumns.participant}
    {spendColumns.centreEvent}
    {spendColumns.country}
    {spendColumns.dateStart}
    {spendColumns.dateEnd}
    {spendColumns.name}
    {spendColumns.costCategory}
    {spendColumns.lineAmount}
    {spendColumns.sharedBy}
    {spendColumns.amount}
    {spendColumns.currency}
  </ResourceList>
);
