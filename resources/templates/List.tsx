// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { ResourceList } from '../../src/screens/list/ResourceList.tsx';
import { templateColumns } from './columns.tsx';
import { templateFilters } from './filters.tsx';

export const TemplateList = () => (
  <ResourceList
    filters={templateFilters}
    defaultColumns={['name', 'contexts', 'version', 'author', 'dateModified']}
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
