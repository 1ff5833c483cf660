// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';

export const centerFilters = {
  indication_id: <RelationInput.Filter source="indication_id" reference="indications" />,
  is_published: <BooleanInput.Filter source="is_published" />,
};
