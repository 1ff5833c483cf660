// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { documentRunEntryColumns } from './columns.tsx';
import { documentRunEntryConditions, documentRunEntryFilters } from './filters.tsx';

export const DocumentRunEntryList = () => (
  <ResourceList
    filters={documentRunEntryFilters}
    conditions={documentRunEntryConditions}
    defaultColumns={['name', 'runType', 'centreEvent', 'generatedCount', 'dateGenerated', 'author']}
    sort={{ field: 'dateCreated', order: 'DESC' }}
  >
    {documentRunEntryColumns.key}
    {documentRunEntryColumns.name}
    {documentRunEntryColumns.runType}
    {documentRunEntryColumns.centreEvent}
    {documentRunEntryColumns.author}
    {documentRunEntryColumns.generatedCount}
    {documentRunEntryColumns.dateGenerated}
    {documentRunEntryColumns.dateCreated}
    {documentRunEntryColumns.dateModified}
  </ResourceList>
);
