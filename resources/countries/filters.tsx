// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanFilter } from '../../src/fields/boolean/BooleanFilter.tsx';

export const countryFilters = {
  isCustom: <BooleanFilter source="isCustom" />,
};
