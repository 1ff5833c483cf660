// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { StringInput } from '../../src/fields/string/StringInput.tsx';

export const createCostCategoryInputs = {
  name: <StringInput source="name" required maxLength={500} />,
  reference: <StringInput source="reference" maxLength={500} />,
};
