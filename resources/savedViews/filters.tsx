// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { roleValues, viewAudienceValues } from '../enums.ts';

export const savedViewFilters = {
  resource: <StringInput.Filter source="resource" />,
  is_pinned: <BooleanInput.Filter source="is_pinned" />,
  audience: <EnumInput.Filter source="audience" name="ViewAudience" values={viewAudienceValues} multiple />,
  role: <EnumInput.Filter source="role" name="Role" values={roleValues} multiple />,
  ownerId: <RelationInput.Filter source="ownerId" reference="users" />,
  dateCreated_gte: <DateInput.Filter source="dateCreated_gte" />,
  dateCreated_lt: <DateInput.Filter source="dateCreated_lt" />,
  dateModified_gte: <DateInput.Filter source="dateModified_gte" />,
  dateModified_lt: <DateInput.Filter source="dateModified_lt" />,
};
