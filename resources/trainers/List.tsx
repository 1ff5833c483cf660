// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { trainerColumns } from './columns.tsx';
import { trainerConditions, trainerFilters } from './filters.tsx';

export const TrainerList = () => (
  <ResourceList
    filters={trainerFilters}
    conditions={trainerConditions}
    defaultColumns={[
      'photo',
      'fullName',
      'hospital',
      'city',
      'country',
      'primaryLanguage',
      'centreEventCount',
      'isDisabled',
    ]}
    sort={{ field: 'fullName', order: 'ASC' }}
  >
    {trainerColumns.nameTitle}
    {trainerColumns.firstName}
    {trainerColumns.lastName}
    {trainerColumns.fullName}
    {trainerColumns.photo}
    {trainerColumns.email}
    {trainerColumns.address}
    {trainerColumns.city}
    {trainerColumns.postcode}
    {trainerColumns.country}
    {trainerColumns.position}
    {trainerColumns.hospital}
    {trainerColumns.faculty}
    {trainerColumns.primaryLanguage}
    {trainerColumns.spokenLanguages}
    {trainerColumns.fmvAmount}
    {trainerColumns.fmvCurrency}
    {trainerColumns.fmvLastUpdated}
    {trainerColumns.vatPayable}
    {trainerColumns.isDisabled}
    {trainerColumns.sapNumber}
    {trainerColumns.onekeyId}
    {trainerColumns.veevaId}
    {trainerColumns.centreEventCount}
    {trainerColumns.dateCreated}
    {trainerColumns.dateModified}
  </ResourceList>
);
