// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanFilter } from '../../src/fields/boolean/BooleanFilter.tsx';
import { RelationFilter } from '../../src/fields/relation/RelationFilter.tsx';

export const centerFilters = {
  indication_id: <RelationFilter source="indication_id" reference="indications" />,
  is_published: <BooleanFilter source="is_published" />,
};
