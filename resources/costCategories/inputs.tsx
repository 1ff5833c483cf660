// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';

export const createCostCategoryInputs = {
  name: <StringInput source="name" required maxLength={500} />,
  reference: <StringInput source="reference" maxLength={500} width="choice" />,
  parent: <RelationInput source="parent.id" reference="costCategories" label={['path']} />,
};
