// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';

export const costCategoryFilters = {
  parentId: <RelationInput.Filter source="parentId" reference="costCategories" label={['path']} />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};
