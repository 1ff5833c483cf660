// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { templateColumns } from './columns.tsx';
import { templateConditions, templateFilters } from './filters.tsx';

export const TemplateList = () => (
  <ResourceList
    filters={templateFilters}
    conditions={templateConditions}
    defaultColumns={['name', 'contexts', 'version', 'author', 'dateModified']}
    sort={{ field: 'name', order: 'ASC' }}
  >
    {templateColumns.name}
    {templateColumns.key}
    {templateColumns.contexts}
    {templateColumns.version}
    {templateColumns.root}
    {templateColumns.problems}
    {templateColumns.author}
    {templateColumns.dateCreated}
    {templateColumns.dateModified}
  </ResourceList>
);
