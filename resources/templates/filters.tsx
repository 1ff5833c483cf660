// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';

export const templateFilters = {
  isChild: <BooleanInput.Filter source="isChild" />,
};
