// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { centerColumns } from './columns.tsx';
import { centerConditions, centerFilters } from './filters.tsx';

export const CenterList = () => (
  <ResourceList
    filters={centerFilters}
    conditions={centerConditions}
    defaultColumns={[
      'name',
      'city',
      'country',
      'indication',
      'leadTrainer',
      'upcomingEventCount',
      'pastEventCount',
      'isPublished',
    ]}
    sort={{ field: 'name', order: 'ASC' }}
  >
    {centerColumns.name}
    {centerColumns.address}
    {centerColumns.city}
    {centerColumns.postalCode}
    {centerColumns.country}
    {centerColumns.timeZone}
    {centerColumns.indication}
    {centerColumns.isPublished}
    {centerColumns.leadTrainer}
    {centerColumns.locationImage}
    {centerColumns.authorisationRequired}
    {centerColumns.contractRequired}
    {centerColumns.approvedDocument}
    {centerColumns.pastEventCount}
    {centerColumns.upcomingEventCount}
    {centerColumns.upcomingEventsFull}
    {centerColumns.dateCreated}
    {centerColumns.dateModified}
  </ResourceList>
);
