// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { trashedValues } from '../enums.ts';

export const redirectFilters = {
  trashed: <EnumInput.Filter source="trashed" name="Trashed" values={trashedValues} />,
};
